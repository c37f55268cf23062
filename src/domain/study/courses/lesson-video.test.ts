import { expect, test } from 'vitest'
import { PLAYER_ORIGINS, readVideo } from './lesson-video.ts'

const ID = 'dQw4w9WgX_-'

test.each([
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/watch?v=${ID}&t=10s`,
  `http://m.youtube.com/watch?feature=share&v=${ID}`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}`,
  ` https://www.youtube-nocookie.com/embed/${ID} `,
])('a video of YouTube: %s', (address) => {
  const video = readVideo(address)
  expect(video?.pageUrl).toBe(`https://www.youtube.com/watch?v=${ID}`)
  expect(video?.playerUrl).toMatch(new RegExp(`^https://www.youtube-nocookie.com/embed/${ID}\\?`))
})

test('a video of Vimeo, listed and not', () => {
  expect(readVideo('https://vimeo.com/123456789')?.playerUrl).not.toContain('h=')
  const unlisted = readVideo('https://vimeo.com/123456789/0a1b2c3d4e?share=copy')
  expect(unlisted?.playerUrl).toContain('h=0a1b2c3d4e')
  expect(readVideo('https://player.vimeo.com/video/123456789?h=0a1b2c3d4e')).toEqual(unlisted)
})

test.each([
  '',
  'aula',
  `https://example.org/watch?v=${ID}`,
  `https://youtube.com.example.org/watch?v=${ID}`,
  'https://www.youtube.com/@canal',
  'https://www.youtube.com/watch?v=curto',
  'https://www.youtube.com/playlist?list=PL0123456789',
  `javascript:alert("${ID}")//youtu.be/${ID}`,
  'https://vimeo.com/canais',
  'https://vimeo.com/123456789/"><script>',
])('is no video: %s', (address) => expect(readVideo(address)).toBeNull())

test('every player is of an origin that pages may frame', () => {
  for (const address of [`https://youtu.be/${ID}`, 'https://vimeo.com/123456789'])
    expect(PLAYER_ORIGINS).toContain(new URL(readVideo(address)?.playerUrl ?? '').origin)
})
