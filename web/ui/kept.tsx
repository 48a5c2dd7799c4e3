import { type ReactNode, useState } from 'react'

/** A part of a page that filters hide: once it has been there it stays in the document, for making it anew holds up the typing. */
export function Kept({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return (isShown || wasShown) && <div hidden={!isShown}>{children}</div>
}
