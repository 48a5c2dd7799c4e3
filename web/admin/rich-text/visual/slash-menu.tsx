import { type Editor, Extension, type Range } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Suggestion } from '@tiptap/suggestion'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fold } from '../../../../schema/fold'
import { type BlockName, blockCommands, blockNames, chosenIcons, isChosen } from './commands'

const withMarks = (text: string) => text.normalize('NFC').toLowerCase().trim()

/**
 * By words that begin with the query, then by letters inside a word. Diacritics count where the
 * query has some and a name has them too.
 */
export function filterBlocks(query: string, namesOf: (block: BlockName) => string): BlockName[] {
  const found = (read: (text: string) => string) => {
    const wanted = read(query)
    const names = blockNames.map((block) => ({ block, name: ` ${read(namesOf(block))}` }))
    return names
      .filter(({ name }) => name.includes(wanted))
      .sort((a, b) => Number(b.name.includes(` ${wanted}`)) - Number(a.name.includes(` ${wanted}`)))
      .map(({ block }) => block)
  }
  const exact = withMarks(query) === fold(query) ? [] : found(withMarks)
  return exact.length > 0 ? exact : found(fold)
}

/** Blocks that editors also call by other names. */
const isOftenRenamed = (block: BlockName) => block === 'photo' || block === 'gallery'

export function useSlashMenu(onChoose: (block: BlockName, slash: SlashQuery) => void) {
  const { t } = useTranslation('admin')
  const [slash, setSlash] = useState<SlashQuery>()
  const [position, setPosition] = useState(0)
  const blocks = useMemo(
    () =>
      slash
        ? filterBlocks(slash.query, (block) =>
            [
              t(`rich-text.blocks.${block}`),
              isOftenRenamed(block) && t(`rich-text.slash.words.${block}`),
            ]
              .filter(Boolean)
              .join(' '),
          )
        : [],
    [slash, t],
  )
  const current = blocks[Math.min(position, blocks.length - 1)]

  function choose(block: BlockName) {
    if (!slash) return
    setSlash(undefined)
    onChoose(block, slash)
  }
  const show = useEffectEvent((next: SlashQuery | undefined) => {
    if (next?.query !== slash?.query) setPosition(0)
    setSlash(next)
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!current || event.isComposing) return false
    const { length } = blocks
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setPosition((blocks.indexOf(current) + (event.key === 'ArrowDown' ? 1 : length - 1)) % length)
      return true
    }
    if (event.key === 'Enter') choose(current)
    return event.key === 'Enter'
  })

  const [host] = useState(() => ({
    show: (_: SlashQuery | undefined): void => {},
    press: (_: KeyboardEvent): boolean => false,
  }))
  useEffect(() => {
    host.show = (next) => show(next)
    host.press = (event) => press(event)
  }, [host])
  const [extension] = useState(() =>
    slashExtension({ show: (next) => host.show(next), press: (event) => host.press(event) }),
  )

  return { extension, slash, blocks, current, choose }
}

interface SlashMenuProps {
  id: string
  editor: Editor
  menu: ReturnType<typeof useSlashMenu>
}

const gap = 4
const edge = 8
const optionHeight = 44

/** Below the line of the slash, or above it where there is more room; offsets in `around`. */
export function placeMenu(
  line: Pick<DOMRect, 'top' | 'bottom'>,
  around: Pick<DOMRect, 'top' | 'bottom'>,
  { options, height }: { options: number; height: number },
): { top?: number; bottom?: number; maxHeight: number } {
  const below = height - line.bottom - gap - edge
  const above = line.top - gap - edge
  return below >= options * optionHeight + 2 * edge || below >= above
    ? { top: line.bottom - around.top + gap, maxHeight: below }
    : { bottom: around.bottom - line.top + gap, maxHeight: above }
}

export function slashOptionId(menuId: string, block: BlockName): string {
  return `${menuId}-${block}`
}

export function SlashMenu({
  id,
  editor,
  menu: { slash, blocks, current, choose },
}: SlashMenuProps): ReactNode {
  const { t } = useTranslation('admin')
  const isOpen = slash !== undefined && blocks.length > 0
  useEffect(() => {
    if (current)
      document.getElementById(slashOptionId(id, current))?.scrollIntoView({ block: 'nearest' })
  }, [id, current])
  if (!slash) return null
  const line = editor.view.coordsAtPos(slash.range.from)
  const around = (editor.view.dom.offsetParent ?? document.body).getBoundingClientRect()
  return (
    <>
      <p role="status" className="sr-only">
        {t('rich-text.slash.found', { count: blocks.length })}
      </p>
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={t('rich-text.slash.label')}
          style={{
            ...placeMenu(line, around, {
              options: blocks.length,
              height: window.visualViewport?.height ?? window.innerHeight,
            }),
            left: Math.max(0, line.left - around.left),
          }}
          className={
            'absolute z-40 w-64 overflow-y-auto max-w-[calc(100%-1rem)] ' +
            'rounded-control border border-line bg-card p-1 ' +
            'card-shadow'
          }
        >
          {blocks.map((block) => {
            const Icon = isChosen(block) ? chosenIcons[block] : blockCommands[block].Icon
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the editor takes the keys
              <div
                key={block}
                id={slashOptionId(id, block)}
                role="option"
                tabIndex={-1}
                aria-selected={block === current}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(block)}
                className={
                  'flex min-h-11 cursor-pointer items-center gap-3 ' +
                  'rounded-control px-3 hover:bg-line/50 ' +
                  'aria-selected:bg-line'
                }
              >
                <Icon className="size-4.5 shrink-0" />
                {t(`rich-text.blocks.${block}`)}
              </div>
            )
          })}
        </div>
      )}
    </>
  )
}

interface SlashQuery {
  query: string
  range: Range
}

interface SlashMenuHost {
  show: (slash: SlashQuery | undefined) => void
  press: (event: KeyboardEvent) => boolean
}

/** Whether a range is a whole paragraph outside of tables, whose cells take no blocks. */
export function isOwnLine(doc: Node, { from, to }: Range): boolean {
  const $slash = doc.resolve(from)
  const isAlone = from === $slash.start() && to === $slash.end()
  return (
    isAlone &&
    $slash.parent.type.name === 'paragraph' &&
    !/^table(Cell|Header)$/.test($slash.node(-1).type.name)
  )
}

function slashExtension(host: SlashMenuHost) {
  return Extension.create({
    name: 'slashMenu',
    addProseMirrorPlugins() {
      return [
        Suggestion({
          editor: this.editor,
          char: '/',
          startOfLine: true,
          allowSpaces: true,
          allow: ({ state, range }) => isOwnLine(state.doc, range),
          render: () => ({
            onStart: ({ query, range }) => host.show({ query, range }),
            onUpdate: ({ query, range }) => host.show({ query, range }),
            onKeyDown: ({ event }) => host.press(event),
            onExit: () => host.show(undefined),
          }),
        }),
      ]
    },
  })
}
