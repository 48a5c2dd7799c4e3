/** What the file dialog offers; phones turn HEIC into JPEG where the platform cannot read it. */
export const acceptedFiles = 'image/jpeg,image/png,image/webp,image/avif,image/heic'

/** The files of a drop or a paste. */
export function filesOf(transfer: DataTransfer | null): File[] {
  return Array.from(transfer?.files ?? [])
}

export function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false
}

/**
 * Whether there is formatted text: plain text alone beside files is their names, as file managers
 * put it there.
 */
export function hasFormattedText(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('text/html') ?? false
}
