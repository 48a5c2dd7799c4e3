/** Letters that no digit touches: `3rd` and `20kg` are no words. */
const word = /(?<![\p{L}\p{M}\d])\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*(?![\p{L}\p{M}\d])/gu
/** Addresses, file names and the like are no words. */
const noWords = /\S+@\S+|https?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:vn|com|org|net|example|gov)\b\S*|#\S+|\{\{.*?\}\}/giu

/** The words of a text in their order, without addresses, abbreviations in capitals and single letters. */
export function wordsOf(text: string): string[] {
  const found = text.normalize('NFC').replace(noWords, ' ').match(word) ?? []
  return found.filter((each) => each.length > 1 && !(each === each.toUpperCase() && /^[\p{Lu}'’s]{1,5}$/u.test(each)))
}
