import { isPlainClick } from './is-plain-click'
import { type Press, replay } from './replay'

/** How long a press waits for the scripts, in ms; then the browser does by itself what it can: follow a link, or post a form that works without them. */
const patienceMs = { link: 1500, form: 8000 }

const held = { click: 'button[type=button],a[href^="/"]:not([target])', submit: 'form:not([method=get])' }

function doWithoutScripts(pressed: HTMLElement): void {
  if (pressed instanceof HTMLAnchorElement) window.location.assign(pressed.href)
  else if (pressed instanceof HTMLFormElement && /[?&]form=/.test(pressed.action)) pressed.submit()
}

/**
 * Keeps the last press of a button or a link and the last submit of a form in a part of the page that has no scripts yet, as
 * inline-script.ts does for the whole page, and calls for them. Answers what ends it; with `replays`, as the scripts are there, what was
 * asked for last is done.
 */
export function holdPresses(part: HTMLElement, call: () => void): (replays?: boolean) => void {
  let last: Press | undefined
  function hold(event: Event) {
    const type = event.type === 'submit' ? 'submit' : 'click'
    if (!(event.target instanceof Element && part.contains(event.target))) return
    if (event instanceof MouseEvent && !isPlainClick(event)) return
    const element = event.target.closest<HTMLElement>(held[type])
    if (!element) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const press: Press = { type, element }
    last = press
    call()
    const giveUp = () => {
      if (last !== press) return
      last = undefined
      doWithoutScripts(element)
    }
    setTimeout(giveUp, element instanceof HTMLAnchorElement ? patienceMs.link : patienceMs.form)
  }
  // At the window, as React ends what happens in a part without scripts on its way down.
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
  return (replays = false) => {
    removeEventListener('click', hold, true)
    removeEventListener('submit', hold, true)
    const press = last
    last = undefined
    if (press && replays) replay(press)
  }
}
