type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input:not([data-draft="off"]), textarea, select')]
}

function startOf(field: Field): string | undefined {
  return field instanceof HTMLSelectElement ? field.options[0]?.value : field.defaultValue
}

/**
 * What a visitor put into a form, by name. Left out are fields with `data-draft="off"`, empty ones,
 * and those that are as they started unless they are among the known ones, which were typed
 * elsewhere and may happen to be what this form starts with.
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

/** Writes into a field as a visitor does: the form's draft listens for the event. */
export function typeInto(field: HTMLInputElement | null, text: string): void {
  if (!field) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Puts values into the fields that are still as they started. */
export function fillUntouched(form: HTMLFormElement, values: Record<string, string>): void {
  for (const field of fieldsOf(form)) {
    const value = values[field.name]
    if (value === undefined || field.value !== startOf(field)) continue
    field.value = value
    // React holds the choice of a select, and must hear of another.
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
