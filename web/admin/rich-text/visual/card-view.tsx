import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import { entryAtPath } from '../../../../schema/content/entry-paths'
import { cardClass, cardFacts } from '../../../../schema/content-cards'
import { isLocale } from '../../../../schema/locale'
import { entryPath } from '../../../domain/entries/paths'
import { useSiteSettings } from '../../../lib/page-data'
import { useApi } from '../../../lib/use-api'
import { cardNote } from '../../../ui/card-facts'
import { Picture } from '../../../ui/picture'

/**
 * A card as readers see it, in the language of the text; of what is not public in it, the words
 * alone.
 */
export function CardView({ node, editor }: NodeViewProps) {
  const { t } = useTranslation('shell')
  const { href, text } = node.attrs
  const { vndPerUsd } = useSiteSettings()
  const lang = editor.view.dom.lang
  const locale = isLocale(lang) ? lang : 'vi'
  const entry = typeof href === 'string' ? entryAtPath(href) : undefined
  const { data } = useApi(entry ? entryPath(entry.kind, entry.slug, locale) : null)
  const card = entry && data ? cardFacts(href, entry.kind, data) : undefined
  const note = card ? cardNote(card, { locale, vndPerUsd, t }) : ''
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
