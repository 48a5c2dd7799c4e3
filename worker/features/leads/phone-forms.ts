/**
 * How a phone number may stand in the database: as it was typed, as bare digits, and a Vietnamese one with and without its country code.
 * Spaces that a visitor put elsewhere are not guessed; the words of a search find those.
 */
export function phoneForms(typed: string): string[] {
  const digits = typed.replace(/\D/g, '')
  const national = digits.startsWith('84') ? `0${digits.slice(2)}` : digits
  const international = digits.startsWith('0') ? `84${digits.slice(1)}` : digits
  return [...new Set([typed, digits, national, international, `+${international}`])].filter((form) => form.length > 5 || form === typed)
}
