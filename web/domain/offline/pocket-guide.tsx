import { ShowMeButton, type ShowMeCards } from '../show-me/show-me-button'
import { KeepButton, type KeepButtonProps } from './keep-button'

interface PocketGuideProps extends KeepButtonProps {
  /** The cards of a single page. */
  cards?: ShowMeCards
}

/** The buttons for who is on the road: cards to show, and keeping the page for when there is no connection. */
export function PocketGuide({ cards, ...keeping }: PocketGuideProps) {
  return (
    <>
      {cards && <ShowMeButton {...cards} />}
      <KeepButton {...keeping} />
    </>
  )
}
