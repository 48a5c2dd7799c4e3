/** Tag for path data: numbers are rounded to whole units, text is kept as it is. */
export function whole(
  parts: TemplateStringsArray,
  ...values: readonly (number | string)[]
): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? ''
    return text + (typeof value === 'number' ? Math.round(value) : value) + part
  })
}
