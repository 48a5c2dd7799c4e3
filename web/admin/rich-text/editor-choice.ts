import { persistedStore } from '../../lib/persisted-store'

export const editorChoices = ['visual', 'source'] as const
export type EditorChoice = (typeof editorChoices)[number]

const choices = persistedStore<EditorChoice>('text-editor', {
  parse: (stored) => (stored === 'source' ? 'source' : 'visual'),
  none: 'visual',
})

/** The editor that somebody prefers, in this browser. */
export const useEditorChoice = choices.useValue

export function chooseEditor(choice: EditorChoice): void {
  choices.put(choice, choice)
}
