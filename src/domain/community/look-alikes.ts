/**
 * Which letter or digit does a character of another script look like? The pairs are those of Unicode's confusables
 * (UTS #39 "Unicode Security Mechanisms", confusables.txt of version 15), as far as they look like one letter or digit of
 * ours and their script has a keyboard or a font for play: Latin, Greek, Cyrillic, Armenian, Cherokee, Coptic, Lisu,
 * Tifinagh and the Canadian syllables; and the small capitals of Latin. Pairs that differ by case alone are left out
 * (decision 0120).
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  2: 'ƧƻϨᒿꙄꝚ',
  3: 'ƷȜЗҘӠⳌꝪꞫ',
  4: 'Ꮞ',
  5: 'Ƽ',
  6: 'бᏮⳒ',
  8: 'ȣ',
  9: 'ⳊꝮ',
  a: 'ɑαаᎪᗅᴀꓮ',
  b: 'ƀƃƄɓʙΒБВЬѣҍᏏᏴᑲᑳᖯᗷꓐꞴ',
  c: 'ȼΣςсҫᴄⲥꓚꮯ',
  d: 'ÐđƌɖɗԁᎠᏧᑯᗞᗪᴅꓒꓓ',
  e: 'ɇΕеҽҿᎬᴇⴹꓰꬲ',
  f: 'ƒϜքᖴᵮẝꓝꜰꞙꬵ',
  g: 'ƍǥɠɡɢԌցᏀᏳᶃꓖ',
  h: 'ħɦʜΗНћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ',
  i: 'ıɨɩɪιΙіІӏӀᵻᵼꙇꭵ',
  j: 'ɉϳјᎫᒍᴊꓙꞲ',
  k: 'ƙΚКҚҞᏦᴋⱩⲔꓗꝀ',
  l: 'łƖƗƚǀɫɭʟᏞᒪⲒⳐⵏꓡꓲ',
  m: 'ΜϺМӍᎷᗰᴍⲘꓟ',
  n: 'ƝƞɳɴΝηոռᵰⲚꓠ',
  o: 'øɵθοσоѳөօᴏᴑⲟⴱⵁⵔꓳꝋꬽꬾꭴꮎꮻ',
  p: 'ƥρрᏢᑭᴘᵽⲣꓑ',
  q: 'ʠԛգզⵕꞯ',
  r: 'ɍɼɽʀгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ',
  s: 'ƽʂѕՏᏕᵴꓢꜱꮪ',
  t: 'ŧƭƮȾΤТҬᎢᴛᵵⲦꓔ',
  u: 'Ʉʋυսᑌᴜᵾꓴꞟꭎꭒꮜ',
  v: 'νѵᐯᴠⴸꓦꮩ',
  w: 'ɯѡѽԝաᏔᴡꓪꝡꮃ',
  x: 'ΧхҲᕁᕽⲬⵝꓫꞳ',
  y: 'ƴɏɣʏΥγуүұᎩᎽᶌỿⲨꓬꭚ',
  z: 'ƶȥʐΖᴢᵶꓜꮓ',
}

/** Of signs: unlike letters they have no case. */
const SIGNS: Readonly<Record<string, string>> = {
  '.': '·•∙‧・。｡܁܂꘎',
  '/': '⁁⁄∕╱⟋⧸⼃㇓',
  ':': '˸։׃∶꞉',
  '-': '˗۔⁃−➖',
  '+': '➕',
}

const LATIN = new Map(
  [...Object.entries(LOOK_ALIKES), ...Object.entries(SIGNS)].flatMap(([latin, others]) =>
    [...others].map((one) => [one, latin] as const),
  ),
)

/** @param character in whatever case, without marks @returns null when it looks like nothing of ours */
export function latinOf(character: string): string | null {
  return (
    LATIN.get(character) ?? LATIN.get(character.toUpperCase()) ?? LATIN.get(character.toLowerCase()) ?? null
  )
}
