const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A text without addresses, query strings, secrets (runs of 32 letters and digits but UUIDs) and
 * quotations, as in parser errors.
 */
export function scrub(text: string): string {
  return (
    text
      .replace(/[^\s"'<>()[\],;:=]+@[^\s"'<>()[\],;:]+/g, '…@…')
      .replace(/\b(Bearer|Basic)\s+\S+/gi, '$1 …')
      .replace(/\b((?:Set-)?Cookie:\s*).*/gi, '$1…')
      .replace(/\bbot\d+:[\w-]+/g, 'bot…')
      .replace(/(https?:\/\/[^\s?"']*)\?[^\s"']*/g, '$1?…')
      // Parsers quote what they could not read; our own messages quote with single marks.
      .replace(/Unexpected token.*JSON.*/gs, 'Unexpected token … in JSON')
      .replace(/(syntax error) near .*/g, '$1 …')
      .replace(/[\w-]{32,}/g, (run) => (uuid.test(run) ? run : '…'))
  )
}
