import { buttonTitle } from '../../../../schema/content-cards'
import { ButtonView } from './button-view'
import { loneLinkBlock } from './lone-link'

/** A way on that stands out. */
export const Button = loneLinkBlock({
  name: 'button',
  selector: `a[title="${buttonTitle}"]`,
  attributes: { title: buttonTitle },
  view: ButtonView,
})
