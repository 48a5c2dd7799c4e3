import { mergeAttributes, Node } from '@tiptap/core'
import {
  type NodeViewProps,
  NodeViewWrapper,
  type ReactNodeViewProps,
  ReactNodeViewRenderer,
} from '@tiptap/react'
import type { ComponentType } from 'react'
import { entryAtPath } from '../../../../schema/content/entry-paths'
import { buttonTitle, cardClass, cardFacts, cardTitle } from '../../../../schema/content-cards'
import { isLocale } from '../../../../schema/locale'
import { entryPath } from '../../../domain/entries/paths'
import { getI18n } from '../../../i18n/i18n'
import { useLateTexts } from '../../../i18n/use-late-texts'
import { useSiteSettings } from '../../../lib/page-data'
import { useApi } from '../../../lib/use-api'
import { buttonStyles } from '../../../ui/button-styles'
import { cardNote } from '../../../ui/card-facts'
import { Picture } from '../../../ui/picture'

interface LoneLink {
  name: string
  selector: string
  attributes: Record<string, string>
  view: ComponentType<ReactNodeViewProps>
}

/** In Markdown a paragraph of only a link with a certain title. */
function loneLinkBlock({ name, selector, attributes, view }: LoneLink) {
  return Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes() {
      return {
        href: {
          default: '',
          parseHTML: (element) => element.querySelector('a')?.getAttribute('href') ?? '',
          rendered: false,
        },
        text: {
          default: '',
          parseHTML: (element) => element.textContent?.trim() ?? '',
          rendered: false,
        },
      }
    },
    parseHTML() {
      const isAlone = (element: HTMLElement) =>
        element.childElementCount === 1 && element.querySelector(selector)
      return [{ tag: 'p', priority: 60, getAttrs: (element) => (isAlone(element) ? null : false) }]
    },
    addNodeView() {
      return ReactNodeViewRenderer(view)
    },
    renderHTML({ node, HTMLAttributes }) {
      const { href, text } = node.attrs
      return [
        'p',
        HTMLAttributes,
        ['a', mergeAttributes({ ...attributes, href, tabindex: '-1' }), text],
      ]
    },
  })
}

export const Card = loneLinkBlock({
  name: 'card',
  selector: `a.${cardClass}, a[title="${cardTitle}"]`,
  attributes: { class: cardClass },
  view: CardView,
})

/** In the language of the text; only the words if the page is not public. */
function CardView({ node, editor }: NodeViewProps) {
  const { href, text } = node.attrs
  const { vndPerUsd } = useSiteSettings()
  const lang = editor.view.dom.lang
  const locale = isLocale(lang) ? lang : 'vi'
  const { isLoaded } = useLateTexts('shell', true, locale)
  const t = getI18n(locale).getFixedT(locale, 'shell')
  const entry = typeof href === 'string' ? entryAtPath(href) : undefined
  const { data } = useApi(entry ? entryPath(entry.kind, entry.slug, locale) : null)
  const card = entry && data ? cardFacts(href, entry.kind, data) : undefined
  const note = card && isLoaded ? cardNote(card, { locale, vndPerUsd, t }) : ''
  return (
    <NodeViewWrapper as="p">
      <span className={cardClass} data-drag-handle>
        {card && (
          <span className="card-picture">
            <Picture src={card.image} alt="" format="wide" />
          </span>
        )}
        <span>
          {note && <small>{note} </small>}
          {text}
        </span>
      </span>
    </NodeViewWrapper>
  )
}

export const Button = loneLinkBlock({
  name: 'button',
  selector: `a[title="${buttonTitle}"]`,
  attributes: { title: buttonTitle },
  view: ButtonView,
})

function ButtonView({ node, selected }: NodeViewProps) {
  const { href, text } = node.attrs
  return (
    <NodeViewWrapper as="p">
      <span
        data-drag-handle
        className={`${buttonStyles.primary} ${selected ? 'outline-2 outline-offset-2 outline-accent' : ''}`}
      >
        {text}
      </span>
      <small className="ms-3 text-muted wrap-anywhere">{href}</small>
    </NodeViewWrapper>
  )
}
