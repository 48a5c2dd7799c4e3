const dataUri = /^data:(image\/[a-z+.-]+);base64,([A-Za-z0-9+/\s]+=*)\s*$/

/** The picture that is in an address itself, as a file; undefined for other addresses. */
export function fileOfDataUri(address: string): File | undefined {
  const match = dataUri.exec(address)
  if (!match) return undefined
  const [, type = '', text = ''] = match
  const bytes = Uint8Array.from(atob(text.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
  return new File([bytes], `picture.${type.slice('image/'.length).replace(/\W.*/, '')}`, { type })
}
