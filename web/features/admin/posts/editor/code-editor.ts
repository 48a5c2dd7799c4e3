import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { Annotation, EditorState, type TransactionSpec } from '@codemirror/state'
import { EditorView, type KeyBinding, keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { insertLink, toggleLines, toggleMark } from './markdown-commands'
import { smallestChange } from './smallest-change'

export const editorCommands = {
  bold: (state: EditorState) => toggleMark(state, '**'),
  italic: (state: EditorState) => toggleMark(state, '*'),
  heading: (state: EditorState) => toggleLines(state, '## '),
  list: (state: EditorState) => toggleLines(state, '- '),
  quote: (state: EditorState) => toggleLines(state, '> '),
  link: insertLink,
} satisfies Record<string, (state: EditorState) => TransactionSpec>
export type EditorCommand = keyof typeof editorCommands

/** Runs a command of the toolbar and gives the keyboard back to the text. */
export function runCommand(view: EditorView, command: EditorCommand): boolean {
  view.dispatch(editorCommands[command](view.state), { scrollIntoView: true, userEvent: 'input' })
  view.focus()
  return true
}

const ownKeys: KeyBinding[] = (
  [
    ['Mod-b', 'bold'],
    ['Mod-i', 'italic'],
    ['Mod-k', 'link'],
  ] as const
).map(([key, command]) => ({ key, run: (view) => runCommand(view, command), preventDefault: true }))

const look = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--card)', fontSize: '1rem', borderRadius: 'inherit' },
  '&.cm-focused': { outline: '3px solid var(--accent)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: 'var(--font-sans)', lineHeight: '1.7', maxHeight: '70vh', minHeight: '18rem', overflowY: 'auto' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.875rem' },
  '.cm-content ::selection, .cm-line::selection': { backgroundColor: 'color-mix(in srgb, var(--accent) 32%, transparent)' },
})

const marks = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700', color: 'var(--ink)' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, color: 'var(--accent)' },
  { tag: tags.url, color: 'var(--muted)' },
  { tag: tags.quote, color: 'var(--muted)', fontStyle: 'italic' },
  { tag: tags.monospace, fontFamily: 'ui-monospace, monospace' },
  { tag: [tags.processingInstruction, tags.contentSeparator], color: 'var(--muted)' },
])

/** Marks a change that comes from outside, not from the keyboard. */
const fromOutside = Annotation.define<boolean>()

interface EditorOptions {
  text: string
  label: string
  lang: string
  onChange: (text: string) => void
}

/**
 * A Markdown editor in the shadow of its host: there its styles are a constructed sheet, which the site's content security policy allows,
 * where in the page itself they would be an inline style element, which it refuses. Tab is left alone, so it leaves the field.
 */
export function createEditor(host: HTMLElement, { text, label, lang, onChange }: EditorOptions): EditorView {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open', delegatesFocus: true })
  const description = document.createElement('span')
  description.id = 'hint'
  description.hidden = true
  shadow.replaceChildren(description)
  return new EditorView({
    parent: shadow,
    root: shadow,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        markdownLanguage,
        syntaxHighlighting(marks),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': 'hint',
          tabindex: '0',
          spellcheck: 'true',
          autocapitalize: 'sentences',
          lang,
        }),
        keymap.of([...ownKeys, ...markdownKeymap, ...defaultKeymap, ...historyKeymap]),
        look,
        EditorView.updateListener.of((update) => {
          const isOwn = update.transactions.some((transaction) => transaction.docChanged && !transaction.annotation(fromOutside))
          if (isOwn) onChange(update.state.doc.toString())
        }),
      ],
    }),
  })
}

/** Tells those who do not see the page how the keyboard leaves the field, and what is wrong with it. */
export function describe(view: EditorView, hint: string, error: string | undefined): void {
  const description = view.dom.parentNode?.querySelector('#hint')
  if (description) description.textContent = error ? `${error} ${hint}` : hint
  if (error) view.contentDOM.setAttribute('aria-invalid', 'true')
  else view.contentDOM.removeAttribute('aria-invalid')
}

/** Shows another text, such as a restored draft; what is the same already stays, and the cursor in it. */
export function showText(view: EditorView, text: string): void {
  const changes = smallestChange(view.state.doc.toString(), text.replace(/\r\n?/g, '\n'))
  if (changes) view.dispatch({ changes, annotations: fromOutside.of(true) })
}
