import { useEffect, useRef, useState } from 'react'
import { ESSAY_TEMPLATES } from '#content/writing/essay-templates.ts'
import {
  type Essay,
  GENERATOR_DELAY_MS,
  type GeneratorInputs,
  generateEssay,
} from '#domain/writing/essay-generator.ts'
import { pickByChance } from '#web/browser/chance.ts'

export type GeneratorState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'generating' }
  | { readonly phase: 'shown'; readonly essay: Essay; readonly theme: string }

/** Idle, then generating for 1.5 s, then the essay (product §4 Generator). */
export function useGenerator(onShown: () => void): {
  state: GeneratorState
  /** False when no theme is given; nothing begins then. */
  generate: (inputs: GeneratorInputs) => boolean
} {
  const [state, setState] = useState<GeneratorState>({ phase: 'idle' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function generate(inputs: GeneratorInputs): boolean {
    const generated = generateEssay(inputs, ESSAY_TEMPLATES, pickByChance)
    if (!generated.ok) return false
    const theme = inputs.theme.trim()
    setState({ phase: 'generating' })
    timer.current = setTimeout(() => {
      setState({ phase: 'shown', essay: generated.value, theme })
      onShown()
    }, GENERATOR_DELAY_MS)
    return true
  }

  return { state, generate }
}
