// A lesson as it is played: one step after the other, each asked until it is right. Nothing is asked of the server.

import { keepFact, keptFacts } from '../kept'
import type { GameInfo, LessonInfo, LessonStep } from '../server'

const KEY = 'cubarium.lessons'
/** After so many wrong actions the right one is marked. */
const PATIENCE = 2

export class LessonPlay {
  readonly lesson: LessonInfo
  /** Which step is on; as many as there are once all are done. */
  at = $state(0)
  /** What is said of a wrong action, or of something that cannot be done. */
  objection = $state('')
  mistakes = $state(0)
  /** Whether the right action is to be marked. */
  isShown = $state(false)
  #chosen = $state<string>()
  #moment = $state(0)

  constructor(lesson: LessonInfo, at = 0) {
    this.lesson = lesson
    this.at = Math.min(at, lesson.steps.length)
  }

  get isOver(): boolean {
    return this.at === this.lesson.steps.length
  }

  /** The step that is on; after the end, the last. */
  get step(): LessonStep {
    return this.lesson.steps[Math.min(this.at, this.lesson.steps.length - 1)]!
  }

  get #moments(): LessonStep['right'][string] {
    return this.#chosen === undefined ? [] : this.step.right[this.#chosen]!
  }

  /** The table as it is to be shown. */
  get game(): GameInfo {
    if (this.isOver) return Object.values(this.step.right)[0]?.at(-1)?.game ?? this.step.game
    return this.#moments[this.#moment]?.game ?? this.step.game
  }

  /** Whether an action is awaited; else one reads and goes on. */
  get isAsked(): boolean {
    return !this.isOver && this.#chosen === undefined && Object.keys(this.step.right).length > 0
  }

  /** What has just happened, line by line. */
  get lines(): readonly string[] {
    return this.isOver ? [] : (this.#moments[this.#moment]?.lines ?? [])
  }

  /** What is said now; nothing where what happened speaks for itself. */
  get text(): string {
    if (this.isOver) return this.lesson.end
    if (this.#chosen === undefined) return this.step.text
    return this.#moment === this.#moments.length - 1 ? this.step.done : ''
  }

  /** The action that is awaited, the first of those that are right. */
  get wanted(): string | undefined {
    return this.isAsked ? Object.keys(this.step.right)[0] : undefined
  }

  /** The action to mark on the board. */
  get marked(): string | undefined {
    return this.isShown ? this.wanted : undefined
  }

  act(action: string): void {
    if (!this.isAsked) return
    if (action in this.step.right) {
      this.#begin(this.at, action)
      return
    }
    this.objection = this.step.wrong_actions[action] ?? this.step.wrong
    this.mistakes += 1
    if (this.mistakes >= PATIENCE) this.isShown = true
  }

  /** Of several actions in a row, the one to answer: the first, unless another can be done now and is not wanted. */
  ofSeveral(actions: readonly string[]): string | undefined {
    const legal = new Set(this.game.actions.map(({ action }) => action))
    return actions.find((one) => legal.has(one) && !(one in this.step.right)) ?? actions[0]
  }

  /** Say why something cannot be done. */
  refuse(text: string): void {
    this.objection = text
  }

  show(): void {
    this.isShown = true
  }

  next(): void {
    if (this.isAsked || this.isOver) return
    if (this.#moment < this.#moments.length - 1) this.#moment += 1
    else this.#begin(this.at + 1)
  }

  /** Begin this step anew, or the one before it. */
  back(): void {
    this.#begin(this.#chosen === undefined ? Math.max(0, this.at - 1) : this.at)
  }

  again(): void {
    this.#begin(0)
  }

  #begin(at: number, chosen?: string): void {
    this.at = at
    this.#chosen = chosen
    this.#moment = 0
    this.objection = ''
    this.mistakes = 0
    this.isShown = false
    if (chosen === undefined) keepFact(KEY, this.lesson.game, at)
  }
}

/** Where somebody stopped in the lesson of a game, kept in this browser. */
export function keptPlace(game: string): number {
  const kept = keptFacts(KEY)[game]
  return typeof kept === 'number' && Number.isInteger(kept) && kept >= 0 ? kept : 0
}
