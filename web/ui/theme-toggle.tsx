import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMounted } from '../lib/browser-value'
import { isDark, showTheme } from '../lib/theme'

export function ThemeToggle({ className }: { className?: string }) {
  const { t } = useTranslation('shell')
  const mounted = useMounted()
  const [, redraw] = useState(0)
  const dark = mounted && isDark()

  function toggle() {
    const next = isDark() ? 'light' : 'dark'
    showTheme(next)
    try {
      localStorage.setItem('theme', next)
    } catch (error) {
      console.debug('the theme could not be stored', error)
    }
    redraw((count) => count + 1)
  }

  const label = t(dark ? 'lightTheme' : 'darkTheme')
  return (
    <button
      type="button"
      aria-label={className ? undefined : label}
      onClick={toggle}
      className={
        className ?? 'inline-flex size-11 items-center justify-center rounded-full hover:bg-tint'
      }
    >
      {dark ? <Sun className="size-5" /> : <Moon className="size-5" />}
      {className && label}
    </button>
  )
}
