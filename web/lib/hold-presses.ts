import { type Press, replay } from './replay'

export interface HeldPress {
  /** Holds nothing any more; with `replays`, as the scripts are there, does what was asked for last. */
  end: (replays?: boolean) => void
}

/** A form that also works without scripts waits this long for them, then goes as it is. */
const patienceMs = 8000

/**
 * Keeps the last press of a button and the last submit of a form in a part of the page that has no scripts yet, as inline-script.ts does
 * for the whole page, and calls for them.
 */
export function holdPresses(part: HTMLElement, call: () => void): HeldPress {
  let last: Press | undefined
  function hold(event: Event) {
    if (!(event.target instanceof Element && part.contains(event.target))) return
    const isSubmit = event.type === 'submit'
    const pressed = event.target.closest<HTMLElement>(isSubmit ? 'form:not([method=get])' : 'button[type=button]')
    if (!pressed) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const press: Press = { type: isSubmit ? 'submit' : 'click', element: pressed }
    last = press
    call()
    if (!(pressed instanceof HTMLFormElement && /[?&]form=/.test(pressed.action))) return
    setTimeout(() => {
      if (last !== press) return
      last = undefined
      pressed.submit()
    }, patienceMs)
  }
  // At the window, as React ends what happens in a part without scripts on its way down.
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
  return {
    end(replays = false) {
      removeEventListener('click', hold, true)
      removeEventListener('submit', hold, true)
      const press = last
      last = undefined
      if (press && replays) replay(press)
    },
  }
}
