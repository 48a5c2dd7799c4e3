import { FormFailure } from '../../domain/forms/form-summary'

/** Why a form could not be sent, if it could not. */
export function SubmitFailure({ title, text }: { title: string; text: string | undefined }) {
  return (
    text && (
      <div className="text-bad">
        <FormFailure title={title} text={text} />
      </div>
    )
  )
}
