import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent } from 'react'
import type { EmbedFacts } from '../../../../schema/api/embeds'
import { writeAdmin } from '../../kit/admin-api'
import { usePhotoTools } from '../editor-props'
import { afterComposition } from './commands'
import { eachPicture } from './photo-commands'

async function readFacts(url: string): Promise<EmbedFacts> {
  try {
    return await writeAdmin<EmbedFacts>('POST', '/api/admin/embeds', { url })
  } catch (error) {
    // The card works with the address alone, and the editor can write a title.
    console.debug('the provider was not asked', error)
    return { link: url, title: '', picture: '' }
  }
}

/** Fills in what the provider says of a pasted address, and copies its picture into the library. */
export function useEmbedFacts(editor: Editor, href: string, isNew: boolean): void {
  const { copies } = usePhotoTools()

  const fill = useEffectEvent(({ link, title, picture }: EmbedFacts) => {
    if (editor.isDestroyed) return
    const { tr, doc } = editor.state
    let isCopied = false
    eachPicture(doc, ({ type, attrs }, at) => {
      if (type.name !== 'embed' || attrs.href !== href || attrs.isNew !== true) return
      const src = attrs.src || picture
      isCopied ||= src !== '' && src === picture
      tr.setNodeMarkup(at, undefined, {
        href: link,
        caption: attrs.caption || title,
        src,
        isNew: false,
      })
    })
    editor.view.dispatch(tr.setMeta('addToHistory', false))
    if (isCopied) void copies.copy([picture])
  })

  useEffect(() => {
    if (!isNew) return
    void readFacts(href).then((facts) => afterComposition(editor.view, () => fill(facts)))
  }, [editor, href, isNew])
}
