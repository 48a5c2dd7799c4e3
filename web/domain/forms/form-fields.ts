type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input:not([data-draft="off"]), textarea, select')]
}

function startOf(field: Field): string | undefined {
  return field instanceof HTMLSelectElement ? field.options[0]?.value : field.defaultValue
}

/**
 * Returns what was typed, by name. Skips empty and unchanged fields, unless `known` has them, and
 * those with `data-draft="off"`.
 */
export function typedValues(
  form: HTMLFormElement,
  known: Record<string, string>,
): Record<string, string> {
  const typed = fieldsOf(form).filter(
    (field) => field.value !== '' && (field.value !== startOf(field) || field.name in known),
  )
  return Object.fromEntries(typed.map((field) => [field.name, field.value]))
}

/** Dispatches `input` as typing does: the form's draft listens for it. */
export function typeInto(field: HTMLInputElement | null, text: string): void {
  if (!field) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

export function fillUntouched(form: HTMLFormElement, values: Record<string, string>): void {
  for (const field of fieldsOf(form)) {
    const value = values[field.name]
    if (value === undefined || field.value !== startOf(field)) continue
    field.value = value
    // React controls a select, so it needs the event.
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
