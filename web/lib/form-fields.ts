type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const keptTypes = ['text', 'email', 'tel']

function isKept(element: Element): element is Field {
  if (element instanceof HTMLInputElement) return element.name !== '' && keptTypes.includes(element.type) && element.dataset.draft !== 'off'
  return (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) && element.name !== ''
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isKept)
}

function defaultOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? ''
}

function fill(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) {
    field.value = value
    return
  }
  if (![...field.options].some((option) => option.value === value)) return
  field.value = value
  // React holds the choice of a select, and must hear of another.
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** What every field of a form starts with, by name. Fields with `data-draft="off"`, hidden ones and boxes to tick do not count. */
export function startingValues(form: HTMLFormElement): Map<string, string> {
  return new Map(fieldsOf(form).map((field) => [field.name, defaultOf(field)]))
}

/**
 * What a visitor put into a form, by name. Left out are empty fields, and those that are as they started unless they are among the known
 * ones, which were typed elsewhere and may happen to be what this form starts with.
 */
export function typedValues(form: HTMLFormElement, known: readonly string[] = []): Record<string, string> {
  const isTyped = (field: Field) => field.value !== '' && (field.value !== defaultOf(field) || known.includes(field.name))
  return Object.fromEntries(
    fieldsOf(form)
      .filter(isTyped)
      .map((field) => [field.name, field.value]),
  )
}

/** Puts values into the fields that are still as they started. */
export function fillUntouched(form: HTMLFormElement, values: Record<string, string>): void {
  for (const field of fieldsOf(form)) {
    const value = values[field.name]
    if (value !== undefined && field.value === defaultOf(field)) fill(field, value)
  }
}

/** Fields that still say what they started with before say what they start with now, such as a name in another language. */
export function followStartingValues(form: HTMLFormElement, before: ReadonlyMap<string, string>): void {
  for (const field of fieldsOf(form)) if (field.value === before.get(field.name)) field.value = defaultOf(field)
}
