import { DragHandle } from '@tiptap/extension-drag-handle-react'
import { Placeholder } from '@tiptap/extensions'
import { type Content, type Editor, EditorContent, useEditor } from '@tiptap/react'
import { GripVertical } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { factToken } from '../../../../schema/content/facts'
import type { TextEditorProps, TextPicture } from '../editor-props'
import { findLoss, renderMarkdown } from '../markdown/fidelity'
import { parseMarkdown } from '../markdown/parse-markdown'
import { writeMarkdown } from '../markdown/write-markdown'
import { cleanPastedHtml } from '../paste/clean-pasted-html'
import { parsePastedText } from '../paste/parse-pasted-text'
import { afterComposition, blockCommands, type ChosenBlock, editorKeys, isChosen } from './commands'
import { textExtensions } from './extensions'
import { FactDialog } from './fact-dialog'
import { Outline } from './outline'
import { type PageChoice, PageDialog } from './page-dialog'
import { placeFigures } from './photo-commands'
import { PhotoEditing } from './photo-editing'
import { usePhotoUploads } from './photo-uploads'
import { SlashMenu, slashOptionId, useSlashMenu } from './slash-menu'
import { VisualToolbar } from './visual-toolbar'
import '../../../ui/rich-text.css'
import './visual-editor.css'

const PhotoDialog = lazy(async () => ({
  default: (await import('../photos/photo-dialog')).PhotoDialog,
}))

/** Markdown that the editor cannot represent is read as HTML, as far as possible. */
function contentOf(markdown: string): Content {
  return findLoss(markdown) === undefined ? parseMarkdown(markdown) : renderMarkdown(markdown)
}

function buttonAttributes(editor: Editor): { href?: string; words?: string } {
  const { href, text }: { href?: string; text?: string } = editor.getAttributes('button')
  return { ...(href !== undefined && { href }), ...(text !== undefined && { words: text }) }
}

/** Owns the text, see docs/decisions/0703. */
export function VisualEditor(props: TextEditorProps) {
  const { id, label, locale, value, replacements, uploads, copies, handle, onChange, error } = props
  const { t } = useTranslation('admin')
  const menuId = useId()
  const [dialog, setDialog] = useState<'link' | ChosenBlock>()
  const menu = useSlashMenu((block, { range }) => {
    editor.chain().focus().deleteRange(range).run()
    if (isChosen(block)) setDialog(block)
    else blockCommands[block].run(editor)
  })

  const photoUploads = usePhotoUploads(uploads, locale)
  const openLink = useRef(() => setDialog('link'))
  const [extensions] = useState(() => [
    ...textExtensions,
    Placeholder.configure({ placeholder: t('rich-text.placeholder') }),
    editorKeys(() => openLink.current()),
    menu.extension,
    photoUploads,
  ])
  const [content] = useState(() => contentOf(value))
  const { current } = menu
  const hint = t('rich-text.hint')
  const description = error ? `${error} ${hint}` : hint
  const editorProps = useMemo(
    () => ({
      transformPastedHTML: (html: string) => cleanPastedHtml(html),
      clipboardTextParser: parsePastedText,
      attributes: {
        id,
        lang: locale,
        class: 'prose visual-editor',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-description': description,
        ...(error && { 'aria-invalid': 'true' }),
        ...(current && {
          'aria-controls': menuId,
          'aria-activedescendant': slashOptionId(menuId, current),
        }),
        spellcheck: 'true',
        autocapitalize: 'sentences',
      },
    }),
    [id, locale, label, description, error, current, menuId],
  )

  /** An unchanged text stays as it was stored, even if the editor would write it differently. */
  const opened = useRef({ stored: value, written: '' })
  const reported = useRef(value)
  const report = useEffectEvent((editor: Editor) => {
    const written = writeMarkdown(editor.state.doc)
    const text = written === opened.current.written ? opened.current.stored : written
    if (text === reported.current) return
    reported.current = text
    onChange(text)
  })
  const editor = useEditor({
    extensions,
    content,
    editorProps,
    // The content security policy forbids style elements; visual-editor.css has these rules.
    injectCSS: false,
  })
  useEffect(() => {
    opened.current.written = writeMarkdown(editor.state.doc)
    const onUpdate = () => report(editor)
    editor.on('update', onUpdate)
    return () => void editor.off('update', onUpdate)
  }, [editor])

  const shownReplacements = useRef(replacements)
  const replace = useEffectEvent(() => {
    if (shownReplacements.current === replacements) return
    shownReplacements.current = replacements
    if (value === reported.current) return
    editor.commands.setContent(contentOf(value), { emitUpdate: false })
    opened.current = { stored: value, written: writeMarkdown(editor.state.doc) }
    reported.current = value
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only this number replaces the text
  useEffect(() => afterComposition(editor.view, () => replace()), [editor, replacements])

  function choose({ href, title }: PageChoice) {
    const chain = editor.chain().focus()
    const { empty } = editor.state.selection
    if (dialog === 'card' || dialog === 'button')
      chain.insertContent({ type: dialog, attrs: { href, text: title ?? href } }).run()
    else if (empty && !editor.isActive('link'))
      chain
        .insertContent({
          type: 'text',
          text: title ?? href,
          marks: [{ type: 'link', attrs: { href } }],
        })
        .run()
    // The cursor goes after the words: typing would replace them.
    else
      chain
        .extendMarkRange('link')
        .setLink({ href })
        .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to))
        .run()
  }

  function insertPictures(pictures: readonly TextPicture[]) {
    const { state, view } = editor
    view.dispatch(placeFigures(state, pictures, state.selection.to, dialog === 'gallery'))
    view.focus()
  }

  const linkHref: unknown = editor.getAttributes('link').href
  return (
    <div className="relative">
      <div className="border-b border-line px-1">
        <VisualToolbar
          editor={editor}
          label={t(`kit.tools.of.${locale}`)}
          onLink={() => setDialog('link')}
          onChosen={setDialog}
        />
      </div>
      <DragHandle editor={editor} className="drag-handle">
        <GripVertical className="size-5" />
      </DragHandle>
      <PhotoEditing
        editor={editor}
        locale={locale}
        uploads={uploads}
        copies={copies}
        handle={handle}
      >
        <EditorContent editor={editor} />
      </PhotoEditing>
      <SlashMenu id={menuId} editor={editor} menu={menu} />
      <Outline editor={editor} />
      {dialog === 'fact' && (
        <FactDialog
          locale={locale}
          onChoose={(slug) =>
            editor
              .chain()
              .focus()
              .insertContent({ type: 'text', text: factToken(slug) })
              .run()
          }
          onClose={() => setDialog(undefined)}
        />
      )}
      {(dialog === 'photo' || dialog === 'gallery') && (
        <Suspense fallback={null}>
          <PhotoDialog
            multiple={dialog === 'gallery'}
            locale={locale}
            onChoose={insertPictures}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
      {(dialog === 'link' || dialog === 'card' || dialog === 'button') && (
        <PageDialog
          kind={dialog}
          locale={locale}
          {...(dialog === 'button'
            ? buttonAttributes(editor)
            : dialog === 'link' && typeof linkHref === 'string' && { href: linkHref })}
          onChoose={choose}
          onRemove={
            dialog === 'link' && linkHref !== undefined
              ? () => editor.chain().focus().extendMarkRange('link').unsetLink().run()
              : undefined
          }
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}
