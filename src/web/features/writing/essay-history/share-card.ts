/** The picture that a student shares, drawn on the device: the way in points, the stamp, and nothing of the essay. */
import { shareCardTexts } from '#texts/writing/share-card.ts'

const texts = shareCardTexts.card
const [WIDTH, HEIGHT] = [1080, 1350]
const RULE_STEP = 72
/** Of the light theme: paper is light wherever the picture is seen. */
const COLOURS = {
  paper: '#fbf9f3',
  ink: '#16203a',
  soft: '#4d566b',
  rule: '#cfdbf0',
  pen: '#2340c8',
  green: '#1a7355',
  marker: '#ffe25a',
}
const HEADING = '"Bricolage Grotesque", sans-serif'

export async function drawCard(before: number, after: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws nothing')
  await document.fonts.ready
  drawPaper(pen)
  drawWords(pen, before, after)
  drawStamp(pen, texts.gain({ points: after - before }))
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}

function drawPaper(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = COLOURS.paper
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.strokeStyle = COLOURS.rule
  pen.lineWidth = 3
  for (let y = RULE_STEP * 2; y < HEIGHT; y += RULE_STEP) line(pen, 0, y, WIDTH, y)
  pen.strokeStyle = '#e59a9a'
  line(pen, 120, 0, 120, HEIGHT)
}

function drawWords(pen: CanvasRenderingContext2D, before: number, after: number): void {
  pen.textAlign = 'left'
  pen.fillStyle = COLOURS.ink
  pen.font = `700 56px ${HEADING}`
  pen.fillText(texts.name, 170, 206)
  pen.fillStyle = COLOURS.soft
  pen.font = `500 52px ${HEADING}`
  pen.fillText(texts.lead, 170, 422)
  pen.font = `700 190px ${HEADING}`
  const way = `${before} → ${after}`
  const width = Math.min(WIDTH - 230, pen.measureText(way).width)
  pen.fillStyle = COLOURS.marker
  pen.fillRect(160, 560, width + 20, 90)
  pen.fillStyle = COLOURS.ink
  pen.fillText(way, 170, 640, WIDTH - 230)
  pen.fillStyle = COLOURS.soft
  pen.font = `400 40px ${HEADING}`
  pen.fillText(texts.estimate, 170, 710)
  pen.fillStyle = COLOURS.pen
  pen.font = `600 44px ${HEADING}`
  pen.fillText(location.host, 170, 1286, WIDTH - 230)
}

function drawStamp(pen: CanvasRenderingContext2D, gain: string): void {
  pen.save()
  pen.translate(740, 970)
  pen.rotate(-0.14)
  pen.strokeStyle = COLOURS.green
  pen.fillStyle = COLOURS.green
  pen.lineWidth = 12
  ring(pen, 190)
  pen.lineWidth = 4
  pen.setLineDash([10, 8])
  ring(pen, 164)
  pen.textAlign = 'center'
  pen.font = `700 52px ${HEADING}`
  pen.fillText(gain, 0, 18, 300)
  pen.restore()
}

function line(pen: CanvasRenderingContext2D, x: number, y: number, toX: number, toY: number): void {
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(toX, toY)
  pen.stroke()
}

function ring(pen: CanvasRenderingContext2D, radius: number): void {
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.stroke()
}
