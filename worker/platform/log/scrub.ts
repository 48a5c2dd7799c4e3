const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Removes addresses, query strings, secrets (32 or more letters and digits, except UUIDs) and
 * quotations of parser errors.
 */
export function scrub(text: string): string {
  return (
    text
      .replace(/[^\s"'<>()[\],;:=]+@[^\s"'<>()[\],;:]+/g, '…@…')
      .replace(/\b(Bearer|Basic)\s+\S+/gi, '$1 …')
      .replace(/\b((?:Set-)?Cookie:\s*).*/gi, '$1…')
      .replace(/\bbot\d+:[\w-]+/g, 'bot…')
      .replace(/(https?:\/\/[^\s?"']*)\?[^\s"']*/g, '$1?…')
      // Parsers quote their input; our own messages use single quotes.
      .replace(/Unexpected token.*JSON.*/gs, 'Unexpected token … in JSON')
      .replace(/(syntax error) near .*/g, '$1 …')
      .replace(/[\w-]{32,}/g, (run) => (uuid.test(run) ? run : '…'))
  )
}
