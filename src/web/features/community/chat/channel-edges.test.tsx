import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { chatTexts } from '#texts/community/chat.ts'
import { ChannelHead } from './channel-edges.tsx'

const announced = (markup: string) =>
  /role="status"[^>]*>(.*?)<\/span>(?:<span|<\/p>)/.exec(markup)?.[1] ?? ''

test('a lost connection is announced, the number of people is not', () => {
  const here = renderToStaticMarkup(<ChannelHead count={3} isLost={false} />)
  expect(here).toContain(chatTexts.people({ count: 3 }))
  expect(announced(here)).not.toContain(chatTexts.people({ count: 3 }))
  expect(announced(renderToStaticMarkup(<ChannelHead count={3} isLost={true} />))).toContain(chatTexts.lost)
})
