import { cardClass, cardTitle } from '../../../../schema/content-cards'
import { CardView } from './card-view'
import { loneLinkBlock } from './lone-link'

/** A page of ours as a card. */
export const Card = loneLinkBlock({
  name: 'card',
  selector: `a.${cardClass}, a[title="${cardTitle}"]`,
  attributes: { class: cardClass },
  view: CardView,
})
