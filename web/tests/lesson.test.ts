import { beforeEach, describe, expect, test } from 'vitest'
import { keptPlace, LessonPlay } from '../src/learn/lesson.svelte'
import type { GameInfo, LessonInfo, LessonStep } from '../src/server'

const game = (move: number): GameInfo => ({ seat: 0, move, view: {}, asked: [0], prompt: '', actions: [], standing: [], facts: {}, result: null })
const step = (id: string, right: LessonStep['right']): LessonStep => ({
  id,
  text: `do ${id}`,
  table: {} as LessonStep['table'],
  game: game(0),
  right,
  done: `done ${id}`,
  wrong: 'not that',
  wrong_actions: { silly: 'certainly not that' },
})
const lesson: LessonInfo = {
  game: 'cubosaurs',
  game_name: 'Cubosaurs',
  title: 'Learn',
  goal: 'Win',
  end: 'That is all',
  steps: [
    step('one', { keep: [{ game: game(1), lines: ['You keep'] }, { game: game(2), lines: ['Nour keeps'] }] }),
    step('two', {}),
    step('three', { left: [{ game: game(5), lines: ['left'] }], right: [{ game: game(6), lines: ['right'] }] }),
  ],
}

beforeEach(() => localStorage.clear())

describe('a lesson', () => {
  test('asks until it is right, and then shows what comes of it, move by move', () => {
    const play = new LessonPlay(lesson)
    expect([play.isAsked, play.text, play.game.move]).toEqual([true, 'do one', 0])
    play.next()
    expect(play.at).toBe(0)
    play.act('pass')
    expect([play.objection, play.isAsked, play.marked]).toEqual(['not that', true, undefined])
    play.act('silly')
    expect([play.objection, play.marked]).toEqual(['certainly not that', 'keep'])
    play.act('keep')
    expect([play.isAsked, play.text, play.lines, play.game.move, play.objection, play.marked]).toEqual([false, '', ['You keep'], 1, '', undefined])
    play.act('keep')
    expect(play.game.move).toBe(1)
    play.next()
    expect([play.text, play.lines, play.game.move]).toEqual(['done one', ['Nour keeps'], 2])
    play.next()
    expect([play.at, play.isAsked, play.text]).toEqual([1, false, 'do two'])
    play.next()
    expect([play.at, play.isAsked]).toEqual([2, true])
  })

  test('each right action leads to what it brings, and to the end', () => {
    for (const [action, move] of [['left', 5], ['right', 6]] as const) {
      const play = new LessonPlay(lesson, 2)
      play.act(action)
      expect([play.game.move, play.text]).toEqual([move, 'done three'])
      play.next()
      expect([play.isOver, play.text, play.isAsked]).toEqual([true, 'That is all', false])
      play.next()
      play.act(action)
      expect(play.at).toBe(3)
      play.again()
      expect([play.at, play.isAsked]).toEqual([0, true])
    }
  })

  test('shows what is right if asked, and says why something cannot be done', () => {
    const play = new LessonPlay(lesson)
    expect([play.wanted, play.marked]).toEqual(['keep', undefined])
    play.show()
    play.refuse('there is one already')
    expect([play.marked, play.objection, play.mistakes]).toEqual(['keep', 'there is one already', 0])
    play.act('keep')
    expect([play.wanted, play.marked]).toEqual([undefined, undefined])
  })

  test('of several actions in a row answers the first, or one that can be done now and is not wanted', () => {
    const first = lesson.steps[0]!
    const actions = ['keep', 'buy'].map((action) => ({ action }) as GameInfo['actions'][number])
    const play = new LessonPlay({ ...lesson, steps: [{ ...first, game: { ...game(0), actions } }] })
    expect(play.ofSeveral(['keep', 'finish'])).toBe('keep')
    expect(play.ofSeveral(['keep', 'buy', 'finish'])).toBe('buy')
    expect(play.ofSeveral([])).toBeUndefined()
  })

  test('goes back to the same step, then to the one before', () => {
    const play = new LessonPlay(lesson, 2)
    play.act('left')
    play.back()
    expect([play.at, play.isAsked]).toEqual([2, true])
    play.back()
    expect(play.at).toBe(1)
    play.back()
    play.back()
    expect(play.at).toBe(0)
  })

  test('goes on where somebody stopped, whatever the browser kept', () => {
    const play = new LessonPlay(lesson)
    play.act('keep')
    play.next()
    play.next()
    expect([keptPlace('cubosaurs'), keptPlace('trex')]).toEqual([1, 0])
    for (const kept of ['no json', '[]', 'null', '{"cubosaurs":-1}', '{"cubosaurs":1.5}', '{"cubosaurs":"x"}']) {
      localStorage.setItem('cubarium.lessons', kept)
      expect(keptPlace('cubosaurs')).toBe(0)
    }
    expect(new LessonPlay(lesson, 99).isOver).toBe(true)
  })
})
