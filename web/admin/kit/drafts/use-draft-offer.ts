import { useState } from 'react'
import { writeApi } from '../../../lib/api'
import { chooseDraft, type Draft, isCovered } from './draft-choice'
import { deleteCopy, storeCopy } from './local-copies'

interface DraftOfferOptions<Content, Base> {
  saved: Content
  base: Base
  isSame: (a: Content, b: Content) => boolean
  /** Every draft there is, read once. */
  read: () => readonly Draft<Content, Base>[]
  /** Where the editor that goes on with a draft stores its own copy. */
  copyKey: string
  /** The API path of the draft on the server. */
  path: string
}

/** Offers unsaved typing before the editing starts. */
export function useDraftOffer<Content, Base>({
  saved,
  base,
  isSame,
  read,
  copyKey,
  path,
}: DraftOfferOptions<Content, Base>) {
  const [drafts, setDrafts] = useState(read)
  const offer = chooseDraft({ saved, base, isSame }, drafts)
  const covered = offer ? drafts.filter((draft) => isCovered(draft, offer.draft, isSame)) : []

  function dropCopies() {
    for (const { key } of covered) if (key) deleteCopy(key)
  }

  function discard() {
    dropCopies()
    // If it fails, the draft is offered again the next time.
    const isOnServer = covered.some(({ key }) => key === undefined)
    if (isOnServer)
      writeApi('DELETE', path).catch((error: unknown) =>
        console.debug('the draft was not deleted', error),
      )
    setDrafts(drafts.filter((draft) => !covered.includes(draft)))
  }

  /** Moves a draft to the editor's own copy. */
  function take({ content, base, keptAt }: Draft<Content, Base>) {
    if (storeCopy(copyKey, { content, base, keptAt })) dropCopies()
  }

  return { offer, discard, take }
}
