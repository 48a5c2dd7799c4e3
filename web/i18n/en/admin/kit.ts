import type { SameTexts } from '../../i18n'
import type { texts as vi } from '../../vi/admin/kit'

export const texts: SameTexts<typeof vi> = {
  nobody: 'the editors',
  untitled: 'Untitled',
  chart: {
    day: 'Day',
    count: 'Count',
    total: 'Total: {{total}}',
    noClicks: 'No clicks in the last 30 days.',
  },
  list: {
    choose: 'Choose',
    all: 'Choose everything on this page',
    one: 'Choose “{{title}}”',
  },
  editor: {
    save: 'Save',
    notDone: 'That did not work',
    lookAtFields: 'Please look at the marked fields. Everything you wrote is still there.',
    tabLeaves: 'Tab leaves the editor.',
  },
  tools: {
    of: { vi: 'Format the Vietnamese text', en: 'Format the English text' },
  },
  autosave: {
    saving: 'Saving…',
    saved: 'Saved {{time}}',
    stored: 'Draft kept {{time}}',
    typed: 'Unsaved changes',
    offline: 'Offline: kept in this browser',
    loggedOut: 'Your session has ended: kept in this browser',
    failed: 'The server did not take the draft: kept in this browser',
    lost: 'Not kept anywhere yet. Leave this page open and try to save again.',
    logIn: 'Log in again',
  },
  drafts: {
    found: 'There is unsaved work',
    keptAt: 'You typed something and did not save it; it was kept at {{time}}.',
    outdated:
      'Since then {{who}} changed this or its publication, at {{time}}. If you continue, you can compare both versions when you save.',
    continue: 'Continue',
    continued: 'You are continuing with unsaved work from {{time}}.',
    discard: 'Discard',
    discardAsk: 'Discard this draft?',
    discardText: 'The form goes back to the saved version.',
    differences: 'How it differs from the saved version',
  },
  compare: {
    same: 'Both versions are the same.',
    contested: 'both of you changed this',
    yes: 'Yes',
    no: 'No',
  },
  conflict: {
    saved: {
      title: 'Someone has saved this in the meantime',
      text: 'A newer version was saved by {{who}} at {{time}}, after you started. Nothing has been overwritten.',
    },
    published: {
      title: 'Someone has published or unpublished this in the meantime',
      text: '{{who}} published or unpublished it at {{time}}, after you started, and changed no text. Nothing has been overwritten.',
    },
    scheduled: {
      title: 'Someone has changed when this is published',
      text: '{{who}} set, moved or cancelled the time at {{time}}, after you started, and changed no text. Nothing has been overwritten.',
    },
    legend: 'Struck through: only in their version. Underlined: only in yours.',
    choose: 'Nothing was overwritten. Which version should stay?',
    mine: 'Yours',
    theirs: 'Just saved',
    saveMine: 'Save mine',
    keepMine: 'Keep editing mine',
    takeTheirs: 'Take theirs',
    tookTheirs: 'This is the newest version',
    setAside: 'Yours is kept in this browser and will be offered the next time you open this.',
    notSetAside: 'The browser could not keep your version, so nothing was changed.',
  },
  cover: {
    search: 'Search drawings by name',
    found_one: '{{count}} drawing',
    found_other: '{{count}} drawings',
  },
  publish: {
    later: 'Publish later',
    schedule: 'Schedule',
    vietnamTime: 'Vietnam time (UTC+7), wherever you are.',
    notLater: 'Choose a time in the future.',
  },
  previewLink: {
    title: 'Preview link',
    text: 'Whoever has this link sees the saved version, published or not.',
    savedOnly: 'Whoever has this link sees the saved version. Unsaved changes are not in it.',
    make: 'Make a link',
    open: 'Open it',
    expires: 'Expires {{time}}.',
    failed: 'The link could not be made',
  },
  help: {
    open: 'Shortcuts and help',
    title: 'Shortcuts',
    save: 'Save',
    bold: 'Bold text',
    italic: 'Italic text',
    link: 'Insert a link',
    comment: 'Comment on the field in focus, with what is selected as a quote',
    undo: 'Undo while writing the text',
    shown: 'Vietnamese only, English only, both',
    markdown:
      'The text is stored as Markdown: as source, “## ” begins a heading, “- ” a list, “> ” a quote. Every letter is kept in this browser at once, and on the server two seconds later.',
  },
  revisions: {
    title: 'Revisions',
    list: 'Choose a revision',
    now: 'the current version',
    none: 'Nothing has been saved yet',
    noneText: 'From the first save on, each one leaves a revision here.',
    legend: 'Struck through: what would go. Underlined: what would come back.',
    restore: 'Restore this revision',
    ask: 'Restore the revision of {{time}}?',
    restored: 'The revision of {{time}} is restored',
    lacks: 'These fields are required while it is published: {{fields}}.',
    notRestored: 'The revision was not restored',
    conflict:
      'Someone has just changed this or its publication. Look at the difference again and try once more.',
  },
  places: {
    add: 'Add a place',
    find: 'Find a place by name',
    choose: 'Choose a place',
    change: 'Change',
    none: 'None chosen',
    noneFound: 'No place found.',
    found_one: '{{count}} place',
    found_other: '{{count}} places',
    kinds: {
      destination: 'destination',
      author: 'author',
      draft: 'not public',
      place: 'a name without a page',
    },
    unknown: 'This no longer exists; readers do not see it.',
    remove: 'Remove {{name}}',
    earlier: 'Move “{{name}}” up',
    later: 'Move “{{name}}” down',
  },
  refusals: {
    email: 'A whole address, such as name@company.com.',
    fact: 'No figure with the key “{{name}}” is published in this language.',
    drawingUnknown: 'There is no drawing called “{{name}}”. Choose one with “Photo or drawing”.',
    photoGone:
      'The photograph “{{name}}” is no longer in the library. Please choose another one, or restore it.',
    photoAltVi:
      'The photograph “{{name}}” has no Vietnamese description. Please add one in the library, then publish.',
    photoAltEn:
      'The photograph “{{name}}” has no English description. Please add one in the library, then publish.',
    photoUsed:
      '“{{title}}” is published or scheduled with this photograph, so it needs a description in this language.',
    factInUse_one:
      '{{count}} text that is published or scheduled uses this figure: {{names}}. Please change that text first.',
    factInUse_other:
      '{{count}} texts that are published or scheduled use this figure: {{names}}. Please change those texts first.',
  },
}
