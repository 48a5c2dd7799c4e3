import { text } from '../../../schema/locale'
import { bindWords } from '../../lib/bound-texts'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { Picture } from '../../ui/picture'

export function EditorNote({ className = '' }: { className?: string }) {
  const locale = useLocale()
  const { editor } = useSiteSettings()
  if (!editor) return null
  return (
    <div className={`flex items-center gap-4 ${className}`}>
      {editor.picture && (
        <Picture
          src={editor.picture}
          alt=""
          format="square"
          sizes="5rem"
          className="size-20 shrink-0 rounded-full border-2 border-line object-cover"
        />
      )}
      <p className="text-sm leading-snug">
        <b className="block font-display text-lg">{editor.name}</b>
        <span className="block opacity-80">{text(editor, 'role', locale)}</span>
        <span className="block font-semibold">{bindWords(text(editor, 'answers', locale))}</span>
      </p>
    </div>
  )
}
