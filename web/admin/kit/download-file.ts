/** Gives the browser a text as a file to keep. */
export function downloadFile(
  name: string,
  content: string,
  type: 'application/json' | 'text/csv' | 'text/plain',
): void {
  const link = document.createElement('a')
  const address = URL.createObjectURL(new Blob([content], { type }))
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
