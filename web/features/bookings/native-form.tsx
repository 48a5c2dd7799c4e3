import type { ReactNode, Ref } from 'react'
import { type FormName, formId } from '../../../schema/no-js-forms'
import { useNoJsForm } from '../../domain/forms/post-form'
import { useScreenLocation } from '../../lib/navigation'

interface NativeFormProps {
  name: FormName
  className?: string
  formRef?: Ref<HTMLFormElement>
  /** Anything in it was typed or chosen. */
  onInput?: (form: HTMLFormElement) => void
  children: ReactNode
}

/** The browser itself sends it, with scripts too: the answer is another page. */
export function NativeForm({ name, className, formRef, onInput, children }: NativeFormProps) {
  const { shown } = useNoJsForm(name)
  const query = new URLSearchParams(useScreenLocation().search)
  query.delete('sent')
  query.set('form', name)
  return (
    <div id={formId(name)} tabIndex={-1} className="scroll-mt-24 outline-none">
      {shown?.summary}
      {/* On a page that answers a form, the address has its name at another place. */}
      <form
        method="post"
        action={`?${query}#${formId(name)}`}
        suppressHydrationWarning
        ref={formRef}
        onInput={(event) => onInput?.(event.currentTarget)}
        className={className}
      >
        {children}
      </form>
    </div>
  )
}
