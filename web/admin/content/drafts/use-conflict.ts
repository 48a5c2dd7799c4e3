import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../ui/toast-store'
import { storeCopy } from './local-copies'

interface ConflictOptions<Stored> {
  copyPrefix: string
  readDraft: () => { content: unknown; base: number }
  onMine: (theirs: Stored) => void
  onTheirs: (theirs: Stored) => void
}

/** Resolves an edit conflict. Taking theirs stores what was typed in this browser. */
export function useConflict<Stored>({
  copyPrefix,
  readDraft,
  onMine,
  onTheirs,
}: ConflictOptions<Stored>) {
  const { t } = useTranslation('admin')
  const [theirs, setTheirs] = useState<Stored>()

  function keepMine() {
    if (!theirs) return
    onMine(theirs)
    setTheirs(undefined)
  }

  function takeTheirs() {
    if (!theirs) return
    const { content, base } = readDraft()
    const copy = { content, base, keptAt: new Date().toISOString() }
    if (!storeCopy(`${copyPrefix}aside-${crypto.randomUUID()}`, copy)) {
      showToast({ title: t('kit.conflict.notSetAside'), destructive: true })
      return
    }
    onTheirs(theirs)
    setTheirs(undefined)
    showToast({ title: t('kit.conflict.tookTheirs'), text: t('kit.conflict.setAside') })
  }

  return {
    theirs,
    open: setTheirs,
    keepMine,
    takeTheirs,
    closeConflict: () => setTheirs(undefined),
  }
}
