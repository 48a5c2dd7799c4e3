import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import {
  Annotation,
  Compartment,
  EditorState,
  type Extension,
  type TransactionSpec,
} from '@codemirror/state'
import { EditorView, type KeyBinding, keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { insertLink, toggleLines, toggleMark } from './markdown-commands'

const editorCommands = {
  bold: (state: EditorState) => toggleMark(state, '**'),
  italic: (state: EditorState) => toggleMark(state, '*'),
  heading: (state: EditorState) => toggleLines(state, '## '),
  list: (state: EditorState) => toggleLines(state, '- '),
  quote: (state: EditorState) => toggleLines(state, '> '),
  link: insertLink,
} satisfies Record<string, (state: EditorState) => TransactionSpec>
export type EditorCommand = keyof typeof editorCommands

/** Runs a command of the toolbar and focuses the text. */
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
  '&': {
    color: 'var(--ink)',
    backgroundColor: 'var(--card)',
    fontSize: '1rem',
    borderRadius: 'inherit',
  },
  '&.cm-focused': { outline: '3px solid var(--accent)', outlineOffset: '2px' },
  '.cm-scroller': {
    fontFamily: 'var(--font-sans)',
    lineHeight: '1.7',
    maxHeight: '70vh',
    minHeight: '18rem',
    overflowY: 'auto',
  },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.875rem' },
  '.cm-upload': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 1rem',
    padding: '0 0.875rem',
    color: 'var(--muted)',
  },
  '.cm-upload-failed span': { color: 'var(--bad)', fontWeight: '600' },
  '.cm-upload button': {
    minHeight: '2.75rem',
    padding: '0',
    border: '0',
    background: 'none',
    color: 'var(--accent)',
    cursor: 'pointer',
    font: 'inherit',
    fontWeight: '600',
    textDecoration: 'underline',
  },
  '.cm-upload button[hidden]': { display: 'none' },
  '.cm-content ::selection, .cm-line::selection': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 32%, transparent)',
  },
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

/** Marks a change by the page, which is not reported back to it. */
const isReplacement = Annotation.define<boolean>()

interface FieldDescription {
  label: string
  lang: string
  hint: string
  error: string | undefined
  isDisabled: boolean
}

const attributes = new Compartment()

interface EditorOptions {
  text: string
  /** What belongs to this field, such as its uploads. */
  more?: Extension
  onChange: (text: string) => void
}

/**
 * Creates a Markdown editor that owns its text; `onChange` gets what is typed. In a shadow root its
 * style sheet is a constructed one, which the content security policy allows.
 */
export function createEditor(
  host: HTMLElement,
  { text, more = [], onChange }: EditorOptions,
): EditorView {
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
        attributes.of([]),
        // Without a binding, Tab leaves the field.
        keymap.of([...ownKeys, ...markdownKeymap, ...defaultKeymap, ...historyKeymap]),
        look,
        more,
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          if (
            docChanged &&
            !transactions.some((transaction) => transaction.annotation(isReplacement))
          )
            onChange(state.doc.toString())
        }),
      ],
    }),
  })
}

export function describeEditor(
  view: EditorView,
  { label, lang, hint, error, isDisabled }: FieldDescription,
): void {
  const description = view.dom.parentNode?.querySelector('#hint')
  if (description) description.textContent = error ? `${error} ${hint}` : hint
  const named = EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-describedby': 'hint',
    ...(error && { 'aria-invalid': 'true' }),
    tabindex: '0',
    spellcheck: 'true',
    autocapitalize: 'sentences',
    lang,
  })
  view.dispatch({ effects: attributes.reconfigure([named, EditorView.editable.of(!isDisabled)]) })
}

/** Replaces the text, as in a conflict; the cursor stays where nothing changes. */
export function replaceText(view: EditorView, text: string): void {
  const changes = smallestChange(view.state.doc.toString(), text.replace(/\r\n?/g, '\n'))
  if (changes) view.dispatch({ changes, annotations: isReplacement.of(true) })
}

interface Change {
  from: number
  to: number
  insert: string
}

/**
 * Returns the one change between two texts without their common start and end; undefined for none.
 */
export function smallestChange(text: string, next: string): Change | undefined {
  if (text === next) return undefined
  const shorter = Math.min(text.length, next.length)
  let start = 0
  while (start < shorter && text[start] === next[start]) start += 1
  let end = 0
  while (end < shorter - start && text[text.length - 1 - end] === next[next.length - 1 - end])
    end += 1
  return { from: start, to: text.length - end, insert: next.slice(start, next.length - end) }
}
