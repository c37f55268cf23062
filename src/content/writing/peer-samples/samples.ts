/**
 * The three essays by which students learn to grade as we do, in the order in which they are given (decision 0066).
 * Written by us, of three levels; our grades follow the rubric of 2025 and are no official marks. Read by the server
 * alone, so that no browser holds our grades before it has given its own.
 */
import type { PeerSample } from '#domain/writing/peer-sample.ts'
import { MOBILITY_SAMPLE } from './mobility.ts'
import { PHONES_SAMPLE } from './phones.ts'
import { READING_SAMPLE } from './reading.ts'

export const PEER_SAMPLES: readonly PeerSample[] = [MOBILITY_SAMPLE, READING_SAMPLE, PHONES_SAMPLE]
