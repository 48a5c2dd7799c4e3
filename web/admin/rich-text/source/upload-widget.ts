import { type EditorView, WidgetType } from '@codemirror/view'
import type { Upload, UploadQueue } from '../photos/upload-queue'

export interface UploadWords {
  cancel: string
  remove: string
  retry: string
  /** How far an upload is, or why it failed. */
  describe: (upload: Upload) => string
}

interface UploadWidgetOptions {
  id: string
  queue: UploadQueue
  words: UploadWords
  onCancel: (view: EditorView, id: string) => void
}

/** The place of an upload in the source: its file, how far it is, and buttons. */
export class UploadWidget extends WidgetType {
  constructor(private readonly options: UploadWidgetOptions) {
    super()
  }

  override eq({ options }: UploadWidget): boolean {
    return options.id === this.options.id
  }

  /** Keys and clicks are the buttons'. */
  override ignoreEvent(): boolean {
    return true
  }

  override toDOM(view: EditorView): HTMLElement {
    const { id, queue, words, onCancel } = this.options
    const element = document.createElement('div')
    element.className = 'cm-upload'
    const text = element.appendChild(document.createElement('span'))
    const retry = element.appendChild(button(words.retry, () => queue.retry(id)))
    const cancel = element.appendChild(button(words.cancel, () => onCancel(view, id)))
    const show = () => {
      const upload = queue.get(id)
      if (!upload) return
      const hasFailed = upload.status === 'failed'
      text.textContent = `${upload.file.name} · ${words.describe(upload)}`
      element.classList.toggle('cm-upload-failed', hasFailed)
      retry.hidden = !hasFailed
      cancel.textContent = hasFailed ? words.remove : words.cancel
    }
    show()
    subscriptions.set(element, queue.subscribe(show))
    return element
  }

  override destroy(element: HTMLElement): void {
    subscriptions.get(element)?.()
  }
}

const subscriptions = new WeakMap<HTMLElement, () => void>()

function button(label: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.addEventListener('click', onPress)
  return element
}
