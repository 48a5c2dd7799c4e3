import { FormFailure } from '../../domain/forms/form-summary'

export function SubmitFailure({ title, text }: { title: string; text: string | undefined }) {
  return (
    text && (
      <div className="text-bad">
        <FormFailure title={title} text={text} />
      </div>
    )
  )
}
