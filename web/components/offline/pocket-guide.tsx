import type { SavedItem } from '../../lib/saved-items'
import type { ShowMeTarget } from '../show-me/cards'
import { ShowMeButton } from '../show-me/show-me-button'
import { KeepButton } from './keep-button'

interface PocketGuideProps {
  /** Things whose pages are kept together: one on its own page, many on the list of saved ones. */
  items: SavedItem[]
  /** Where the reader may want to be driven to; without them there are no cards. */
  targets?: readonly ShowMeTarget[]
  onPicture?: boolean
}

/** The buttons for who is on the road: cards to show, and keeping the page for when there is no connection. */
export function PocketGuide({ items, targets, onPicture = false }: PocketGuideProps) {
  return (
    <>
      {targets && <ShowMeButton targets={targets} />}
      <KeepButton items={items} onPicture={onPicture} />
    </>
  )
}
