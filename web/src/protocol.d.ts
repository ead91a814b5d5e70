// Made from the server's own description: python -m cubarium.server.wire.openapi

export interface components {
  schemas: {
    /** End the game without a result: at once while somebody has not moved yet, else ask the others for it. */
    Abort: {
      id: string
      type: 'abort'
    }
    /** Somebody asks that the game ends without a result. */
    AbortInfo: {
      /** Their seat. */
      asked_by: number
      /** The number of the event that asked, to be answered with. */
      event: number
      /** Seats whose person has still to agree. */
      waits_for: number[]
    }
    /** Sign in, or make an account. */
    AccountRequest: {
      account: string
      password: string
    }
    /** Carry out an action: this makes a move. */
    Act: {
      id: string
      type: 'act'
      /** How many moves had been made in the game it was chosen in. */
      move: number
      seat: number
      action: string
    }
    /** Agree or not that the game ends without a result. */
    AnswerAbort: {
      id: string
      type: 'answer-abort'
      /** The event that asked, `abort.event`: an answer never meets another request. */
      event: number
      agree: boolean
    }
    /** Agree or not that somebody takes a move back. */
    AnswerUndo: {
      id: string
      type: 'answer-undo'
      /** The event that asked, `undo.event`: an answer never meets another request. */
      event: number
      agree: boolean
    }
    /** A badge, earned or not. */
    BadgeInfo: {
      /** Its name, such as `cubitos-no-bust`. */
      badge: string
      label: string
      /** What it is earned with. */
      how: string
      earned_at: number | null
      /** The game that earned it, for its person alone. */
      table: string | null
    }
    /** All badges there are, and what somebody has of them. */
    Badges: {
      person: string
      name: string
      badges: components['schemas']['BadgeInfo'][]
      /** Days in a row with a finished game or a part of the day, up to now. */
      days: number
      longest_days: number
    }
    /** Somebody who plays in a chair of their own. */
    BotInfo: {
      name: string
      label: string
      /** In one line, how it plays. */
      help: string
      /** How it does against the level below, as measured; may be empty. */
      record: string
      /** Whether it can play this game now; else the default bot plays for it. */
      is_ready: boolean
      /** What else is to be said of it now, such as that it is getting ready. */
      note: string
    }
    /** Why a bot made a move. It thinks again, with other luck than then. */
    BotReason: {
      seat: number
      /** How many moves had been made before it. */
      move: number
      action: string
      label: string
      consequence: string
      /** Why, in sentences. */
      reason: string
      /** This action first, then the next best; empty where nothing was imagined. */
      weighed: components['schemas']['WeighedMove'][]
    }
    /** A championship as it stands. */
    ChampionshipInfo: {
      id: string
      game: string
      game_name: string
      /** What each place of a race brings: values of this house. */
      points: number[]
      races: components['schemas']['RaceInfo'][]
      /** The best first; nobody before the first race has begun. */
      runners: components['schemas']['RunnerInfo'][]
      /** How many races are over. */
      run: number
      is_over: boolean
      /** Whether the reader may set the next race now. */
      may_go_on: boolean
    }
    /** Of which championship a table is a race. */
    ChampionshipMark: {
      id: string
      /** From 1. */
      race: number
      /** How many there are. */
      races: number
    }
    /** A game of which some values are changed, as a link tells it. */
    ChangedGame: {
      game: string
      game_name: string
      /** Those that differ, as `TableRequest` takes them; a value as it is printed is none. */
      values: string[]
      /** The same, for people. */
      changes: components['schemas']['ValueChange'][]
    }
    /** Something that was said. */
    ChatLine: {
      /** The number of its event. */
      event: number
      person: string
      name: string
      seat: number | null
      text: string
      at: number
    }
    /** What was said before the lines that a welcome holds, the oldest first. */
    ChatPage: {
      lines: components['schemas']['ChatLine'][]
      /** Ask again with `before` set to the `event` of the first line. */
      has_more: boolean
    }
    /** One of a few words a value may be. */
    ChoiceInfo: {
      value: string
      label: string
    }
    /** Free a chair, as the owner of the table; a person stays away from then on, unless they are invited. */
    ClearSeat: {
      id: string
      type: 'clear-seat'
      seat: number
    }
    /** How much time there is: none counted, so much for each decision, or a bank that grows with each. */
    Clock: {
      kind?: 'none' | 'move' | 'bank'
      seconds?: number
      increment?: number
    }
    /** Take the chair back from the bot. */
    ComeBack: {
      id: string
      type: 'come-back'
    }
    /** Give to the luck of the game before it begins, and of the next game once it is over. */
    Contribute: {
      id: string
      type: 'contribute'
      contribution: string
    }
    /** The game or the picture of a day. */
    DailyGame: {
      part: 'game' | 'picture'
      game: string
      game_name: string
      /** What the variant is called; empty where there is no other. */
      variant: string
      bots: number
      /** What people call the bot on the other chairs. */
      bot_label: string
      /** The moves of a solution that is known, where there is one, like 33 moves. */
      par: string | null
      /** The table of the reader's own try, once it has begun. */
      table: string | null
      /** Whether this try is over; any other is for fun. */
      is_over: boolean
      today: components['schemas']['DailyResults']
      /** Of the last day that had this part before. */
      before: components['schemas']['DailyResults']
    }
    /** A day. */
    DailyInfo: {
      /** Like 2026-11-18; a day begins at midnight, UTC. */
      day: string
      ends_at: number
      /** On how many days in a row the reader has finished something. */
      streak: number
      parts: components['schemas']['DailyGame'][]
      move: components['schemas']['DailyMove']
    }
    /** How somebody came out. */
    DailyLine: {
      /** 1 for the best; equals share it. */
      rank: number
      name: string
      is_mine: boolean
      /** At the table, beside the bots. */
      place: number
      /** In the units of the game. */
      score_text: string
      /** Like 2 moves under par; empty where there is no par. */
      against_par: string
    }
    /** Of which day a table is the game or the picture: the same luck for everybody. */
    DailyMark: {
      /** Like 2026-11-18; a day begins at midnight, UTC. */
      day: string
      part: 'game' | 'picture'
      /** Whether it is the try that is listed; any other one is not. */
      counts: boolean
    }
    /** A position in which one move is clearly the best. */
    DailyMove: {
      position: string
      table: components['schemas']['TableInfo']
      game: components['schemas']['GameInfo']
      /** Once the reader has chosen. */
      answer: components['schemas']['MoveAnswer'] | null
      /** How many people have chosen. */
      answered: number
      /** How many of them found the best move. */
      right: number
    }
    /** How people came out on a day. */
    DailyResults: {
      day: string
      game_name: string
      /** How many sit at a table, the person and bots. */
      players: number
      /** How many have finished. */
      played: number
      /** The best, and the reader wherever they are. */
      lines: components['schemas']['DailyLine'][]
    }
    /** At which table to play. */
    DailyTry: {
      table: string
    }
    /** A command was carried out and stored as this event. */
    Done: {
      type?: 'done'
      id: string
      event: number
    }
    /** Somebody who takes part. */
    EntrantInfo: {
      number: number
      name: string
      is_mine: boolean
      /** Whether they play in no later round. */
      is_out: boolean
    }
    /** Say which entrant is meant. */
    EntrantRequest: {
      entrant: number
    }
    /** A card, a tile or whatever else has values of its own. */
    EntryInfo: {
      /** Empty where a table has no entries. */
      label: string
      values: components['schemas']['ValueInfo'][]
    }
    /** A score, and how often it came. */
    FinalScore: {
      score: number
      text: string
      count: number
    }
    /** Games of the reader that are over, the last one first. */
    FinishedList: {
      rows: components['schemas']['TableRow'][]
      /** Ask again with `before` set to the `changed_at` of the last row. */
      has_more: boolean
    }
    FromClient: components['schemas']['Sit'] | components['schemas']['Contribute'] | components['schemas']['Stand'] | components['schemas']['SeatBot'] | components['schemas']['ClearSeat'] | components['schemas']['Invite'] | components['schemas']['Start'] | components['schemas']['Act'] | components['schemas']['Undo'] | components['schemas']['AnswerUndo'] | components['schemas']['Say'] | components['schemas']['Leave'] | components['schemas']['ComeBack'] | components['schemas']['Replace'] | components['schemas']['Abort'] | components['schemas']['AnswerAbort'] | components['schemas']['Ping']
    FromLists: components['schemas']['TableList'] | components['schemas']['ListNews'] | components['schemas']['Pong'] | components['schemas']['Refused']
    FromServer: components['schemas']['Welcome'] | components['schemas']['Update'] | components['schemas']['Done'] | components['schemas']['Refused'] | components['schemas']['Presence'] | components['schemas']['Pong']
    /** How the game ends if a moment of it is played on many times, each time with fresh luck. */
    FuturesInfo: {
      move: number
      worlds: number
      /** How many parts all victories together have. */
      whole: number
      shares: number[]
      /** For each seat, ascending. */
      scores: components['schemas']['FinalScore'][][]
    }
    /** Futures, once they are there. */
    FuturesUpdate: {
      /** It gets better until it is `done`, or has `failed`. */
      stage: 'waiting' | 'preparing' | 'working' | 'done' | 'failed'
      /** How far the stage is, from 0 to 1. */
      progress: number
      /** Whether its process has ended and it was begun again. */
      is_interrupted: boolean
      /** Grows with everything better that is found; 0 before the first. */
      version: number
      futures: components['schemas']['FuturesInfo'] | null
    }
    /** A game that can be played here. */
    GameCard: {
      id: string
      name: string
      tagline: string
      least_players: number
      most_players: number
      options: components['schemas']['OptionInfo'][]
      variants: components['schemas']['VariantInfo'][]
      /** The rule by which what is laid stays, if the game has one: a table may hold to it. */
      laid_rule: string | null
      /** How many races its championship has, if it has one. */
      championship: number | null
      /** Whether it can be learned by playing prepared moments. */
      has_lesson: boolean
      /** Those who can be chosen, ours from the weakest on. */
      bots: components['schemas']['BotInfo'][]
      /** The bot that takes a chair where nobody says which. */
      default_bot: string
    }
    /** The game from one seat: what it knows, and what it may do. */
    GameInfo: {
      /** Whose view; -1 for a spectator. */
      seat: number
      /** How many moves have been made. */
      move: number
      /** By the JSON Schema of the game's view. */
      view: Record<string, unknown>
      asked: number[]
      prompt: string
      actions: components['schemas']['LegalAction'][]
      /** For each seat, its score if it were counted now. */
      standing: components['schemas']['ScoreLine'][][]
      /** What else a picture of this game shows. */
      facts: Record<string, unknown>
      result: components['schemas']['Result'] | null
    }
    /** What somebody made of a game. */
    GameTally: {
      game: string
      game_name: string
      played: number
      /** Games with somebody to beat; a puzzle for one has nobody. */
      contested: number
      /** Of the contested ones; a shared victory counts. */
      won: number
      average_score: number
      average_text: string
      /** Points ahead of the best other seat. */
      average_margin: number | null
      /** Empty in a game whose scores cannot be subtracted. */
      margin_text: string
      best_score: number
      best_text: string
      /** Victories in a row, up to the last game. */
      streak: number
      longest_streak: number
      /** How often 1st, 2nd … of the contested games. */
      places: number[]
      /** The average of the last ten games. */
      lately_text: string
      /** That of up to ten games before them; empty where there are none. */
      before_text: string
      /** Contested games by whom they were played against. */
      levels: components['schemas']['LevelTally'][]
      variants: components['schemas']['VariantTally'][]
      /** The last games, oldest first. */
      recent: components['schemas']['PastGame'][]
    }
    /** Come in without an account. */
    GuestRequest: {
      name: string
    }
    /** The move that is advised: one of the legal actions of the seat that asked, and for it alone. */
    Hint: {
      seat: number
      /** How many moves had been made before it. */
      move: number
      action: string
      label: string
      consequence: string
      /** Why, in sentences. */
      reason: string
      /** This action first, then the next best; empty where nothing was imagined. */
      weighed: components['schemas']['WeighedMove'][]
    }
    /** Ask what to do, for a seat of one's own that is asked. */
    HintRequest: {
      seat: number
      /** How many moves had been made in the game that was seen. */
      move: number
    }
    /** Let somebody sit down again whom one has taken from a chair, as the owner of the table. */
    Invite: {
      id: string
      type: 'invite'
      person: string
    }
    /** A bar of a chart with its 95 % interval. */
    LabBar: {
      mean: number
      low: number
      high: number
      text: string
      /** With the interval, in words. */
      full: string
    }
    /** A chart, which is also a table. */
    LabChart: {
      title: string
      caption: string
      rows: components['schemas']['LabRow'][]
      /** An even share, where the bars are shares. */
      even: number | null
      /** What the first bars are called; empty where there are none. */
      before: string
      after: string
    }
    /** What can be changed in a game, and how an experiment is bounded. */
    LabForm: {
      game: string
      name: string
      groups: components['schemas']['ValueGroup'][]
      /** How many games the page offers. */
      games: number[]
      /** So few may be asked for. */
      least_games: number
      /** So many may be asked for. */
      most_games: number
      /** So long an experiment is played at most. */
      minutes: number
    }
    /** A part of a report. */
    LabPart: {
      kind: 'values' | 'changes' | 'seats' | 'worths' | 'game'
      title: string
      sentences: string[]
      charts: components['schemas']['LabChart'][]
    }
    /** What an experiment found, in words and charts. */
    LabReport: {
      language: string
      title: string
      head: string[]
      parts: components['schemas']['LabPart'][]
      method: string
    }
    /** An experiment that somebody wants. */
    LabRequest: {
      /** Changed values as NAME=VALUE; those alike count for nothing. */
      set: string[]
      players?: number | null
      variant?: string | null
      options?: Record<string, number>
      games: number
      /** Whether to play it if there is no report yet. */
      begin?: boolean
    }
    /** What a row of a chart is about, with a bar before the change and one after it. */
    LabRow: {
      name: string
      before: components['schemas']['LabBar'] | null
      after: components['schemas']['LabBar'] | null
    }
    /** An experiment as far as it is. */
    LabUpdate: {
      key: string
      /** `none` if nobody has begun it. */
      stage: 'waiting' | 'compiling' | 'playing' | 'done' | 'failed' | 'none'
      trouble: 'none' | 'too-long' | 'broken'
      /** How many are played before this one. */
      place: number
      /** From 0 to 1, while it is played. */
      progress: number
      is_interrupted: boolean
      /** Whether the reader has begun it at this server, and may stop it. */
      may_stop: boolean
      /** The command that gives the same report. */
      command: string
      report: components['schemas']['LabReport'] | null
    }
    /** Leave a game that goes on: a bot takes over. */
    Leave: {
      id: string
      type: 'leave'
    }
    /** Something the reader may do now. */
    LegalAction: {
      /** What to send back. */
      action: string
      kind: string
      arguments: Record<string, number | string | boolean>
      label: string
      /** What it is called where its consequence stands beside it; empty if like its label. */
      short: string
      /** What it changes, as far as can be told; may be empty. */
      consequence: string
      /** What of it a picture shows where it is done; may be empty. */
      numbers: Record<string, number>
    }
    /** The lesson of a game, whole: nothing has to be asked of the server while it is played. */
    LessonInfo: {
      game: string
      game_name: string
      title: string
      goal: string
      end: string
      steps: components['schemas']['LessonStep'][]
    }
    /** The table after a move. */
    LessonMoment: {
      game: components['schemas']['GameInfo']
      /** What happened, sentence by sentence. */
      lines: string[]
    }
    /** Something to read and mostly something to do. */
    LessonStep: {
      id: string
      text: string
      table: components['schemas']['TableInfo']
      game: components['schemas']['GameInfo']
      /** The actions that lead on, each with what happens then; none where one only reads. */
      right: Record<string, components['schemas']['LessonMoment'][]>
      /** What is said of a right action. */
      done: string
      /** What is said of any other legal action. */
      wrong: string
      /** What is said of some of these instead. */
      wrong_actions: Record<string, string>
    }
    /** Games against one level of bots, or against people. */
    LevelTally: {
      /** The name of a bot, the strongest at the table, or `people`. */
      level: string
      label: string
      played: number
      won: number
    }
    /** What has changed in the lists: these rows take the place of those of the same tables, or are new. */
    ListNews: {
      type: 'list-news'
      /** Tables that wait, the same for all readers: one's own are told, and shown, in `mine`. */
      waiting?: components['schemas']['TableRow'][]
      /** The ids of these tables. */
      no_longer_waiting?: string[]
      /** Also games that are over since. */
      mine?: components['schemas']['TableRow'][]
      /** The ids of these tables. */
      no_longer_mine?: string[]
    }
    /** Something that happened, in a sentence. */
    LogLine: {
      /** The number of moves made when it had happened. */
      move: number
      seat: number
      text: string
      rule: string
      /** What kind of thing it is, by a name the game gives it. */
      kind?: string
      /** Where on the board it led, if it is a step of a longer way. */
      place?: string
      /** Whether it tells of a move that was the only legal one. */
      is_forced?: boolean
      /** Whether it tells of a move of a bot, which may be asked why. */
      is_of_bot?: boolean
    }
    /** What chance did to a seat with one move, beyond doubt. */
    Luck: {
      move: number
      /** Whose luck it was. */
      seat: number
      /** In parts of a victory, of which `whole` make one. */
      luck: number
      /** What turned up; empty for the deal. */
      text: string
    }
    /** The luck of a game, which anyone can verify once it is over; `docs/luck.md` tells how. */
    LuckInfo: {
      /** It fixes the secret of the table, and hides it. */
      commitment: string
      /** What each seat has given; a bot's own part is told with the secret. */
      contributions: (string | null)[]
      /** Told once the game is over. */
      secret: string | null
      next: components['schemas']['NextLuck'] | null
    }
    /** The luck of a table one is about to set: used once, or it lapses after ten minutes. */
    LuckPledge: {
      /** The id the table will have; `luck` when it is set. */
      table: string
      commitment: string
    }
    /** Somebody whom the reader has marked. */
    MarkInfo: {
      person: string
      name: string
      is_muted: boolean
      is_blocked: boolean
    }
    /** Mark somebody for oneself; nobody else is told. */
    MarkRequest: {
      person: string
      /** Whether nothing they say is shown. */
      is_muted: boolean
      /** Whether they cannot sit down at one's tables before the game, nor be met. */
      is_blocked: boolean
    }
    /** Play with whoever waits. */
    MeetRequest: {
      /** Any of these will do; where nobody waits, a table of the first is set. */
      games: string[]
      /** How many chairs that table has: two for people, the others for the usual bot. */
      players?: number
    }
    /** A decision that gave something away beyond doubt, and what was better. */
    Mistake: {
      move: number
      seat: number
      done: string
      /** What it changed, as far as the game can tell; may be empty. */
      done_leads_to: string
      better: string
      better_leads_to: string
      loss: number
      error: number
    }
    /** Which move is the best, how the others compare, and which one was chosen. */
    MoveAnswer: {
      seat: number
      /** How many moves had been made before it. */
      move: number
      action: string
      label: string
      consequence: string
      /** Why, in sentences. */
      reason: string
      /** This action first, then the next best; empty where nothing was imagined. */
      weighed: components['schemas']['WeighedMove'][]
      chosen: string
      is_right: boolean
    }
    /** Choose a move; the first choice counts. */
    MoveRequest: {
      /** The one that is looked at. */
      position: string
      action: string
    }
    /** What one move changed for every seat. */
    MoveShare: {
      /** Its number, from 1; 0 is the deal. */
      move: number
      /** Who moved; -1 for the deal. */
      seat: number
      is_forced: boolean
      /** In parts of a victory, of which `whole` make one. */
      luck: number[]
      skill: number[]
      /** How much of a victory the decision gave away, on what its seat could know; null where there was none, or where it is not judged yet. */
      loss: number | null
      /** The standard error of the loss. */
      error: number | null
    }
    /** What became of the log: from line `start` on it reads like this. */
    NewLines: {
      start: number
      lines: components['schemas']['LogLine'][]
    }
    /** What is settled of the luck of the next game at the end of this one. */
    NextLuck: {
      /** The id of its table. */
      table: string
      commitment: string
      /** What the person of each seat of this game has given to it. */
      contributions: (string | null)[]
    }
    /** An option of a table. */
    OptionInfo: {
      name: string
      label: string
      help: string
      low: number
      high: number
      default: number
      /** Whether the default leaves the number to the rules. */
      is_automatic: boolean
      /** The value that stands for the first chair; those after it stand for the others. */
      first_chair: number | null
      /** The names of the values, or of those before that of the first chair. */
      values: string[]
      /** It changes something only where all options of one of these have one of these values; if empty, always. */
      only_with: Record<string, number[]>[]
      /** So many players it never counts, if it counts players: at most it is the others. */
      spares: number | null
    }
    /** The moment of another game from which a table is played on. */
    Origin: {
      table: string
      /** How many moves had been made there. */
      move: number
    }
    /** Files of a component pack, by their names; those that are left out are as they are printed. */
    PackFiles: {
      files: Record<string, string>
    }
    /** What the files of a pack change. */
    PackValues: {
      /** As NAME=VALUE. */
      set: string[]
    }
    /** Change one's password. */
    PasswordRequest: {
      old: string
      new: string
    }
    /** A finished game, in numbers. */
    PastGame: {
      ended_at: number
      score: number
      score_text: string
      place: number
      players: number
    }
    /** Somebody who plays or watches. */
    Person: {
      id: string
      name: string
      /** The name to sign in with; null for a guest. */
      account: string | null
    }
    /** Ask whether the server is there. */
    Ping: {
      type: 'ping'
    }
    /** Play on from a position, at a new table. */
    PlayFromRequest: {
      /** The seat to play. */
      seat: number
      /** Who plays the others. */
      bot: string
    }
    /** Play a finished game on from one of its moments, at a new table. */
    PlayOnRequest: {
      /** The seat to play. */
      seat: number
      /** Who plays the others. */
      bot: string
      /** How many moves had been made. */
      move: number
    }
    /** The server is there. */
    Pong: {
      type?: 'pong'
    }
    /** A position as a seat that is asked sees it; no table has it. */
    PositionInfo: {
      /** With its options; its `status` is `over` where the game is. */
      table: components['schemas']['TableInfo']
      /** As a spectator sees it where nobody is asked any more. */
      game: components['schemas']['GameInfo']
    }
    /** The position with which a table began, where it was opened by its word. */
    PositionOrigin: {
      /** The word after `/position/GAME/` that opens it. */
      position: string
    }
    /** Who is connected now. */
    Presence: {
      type?: 'presence'
      /** Seats whose person is connected. */
      here: number[]
      watching: number
    }
    /** A browser that is subscribed. */
    PushDevice: {
      /** What its push service gave it. */
      endpoint: string
    }
    /** What a browser subscribes with. */
    PushKey: {
      /** The public key of this server: P-256, uncompressed, base64url. */
      key: string
    }
    /** One race of a championship. */
    RaceInfo: {
      /** From 1. */
      number: number
      /** What people call its variant. */
      label: string
      /** Null while it is to come. */
      table: string | null
      status: 'open' | 'playing' | 'over' | null
    }
    /** A game among the last of all kinds. */
    RecentGame: {
      ended_at: number
      game: string
      game_name: string
      score_text: string
      place: number
      players: number
      /** How many of these games, from the first to this one, were won. */
      won_so_far: number
    }
    /** A command, or a request, was not carried out, and nothing changed. */
    Refused: {
      type?: 'refused'
      id?: string | null
      code: string
      text: string
      /** The rule of the game that forbids it. */
      rule?: string | null
    }
    /** Let a bot play for somebody whose connection has been gone for 20 seconds. */
    Replace: {
      id: string
      type: 'replace'
      seat: number
    }
    /** Tell the operator of somebody at a table. */
    ReportRequest: {
      person: string
      /** The line it is about; none for how they behave. */
      event?: number | null
      reason: string
    }
    /** How a game has ended. */
    Result: {
      winners: number[]
      scores: number[]
      /** The scores in the units of the game, like 2 laps and 5 spaces. */
      score_texts: string[]
      /** The scores as the last row of a sheet has them. */
      totals: string[]
      /** For each seat; equals share one. */
      places: number[]
      ties: components['schemas']['TieInfo'][]
      /** What decided the game, by the numbers of the sheet; may be empty. */
      decided: string
      /** The same where nobody is called you, to be sent to others. */
      decided_by_names: string
      /** For each seat, where its points come from. */
      lines: components['schemas']['ScoredLine'][][]
      /** The same lines, all seats side by side. */
      sheet: components['schemas']['SheetPart'][]
      /** For each seat, what it had when a game that is played on began; empty where none had. */
      before: number[]
      /** Who sits first and who begins in a rematch; may be empty. */
      rematch: string
    }
    /** Luck and skill of a finished game. */
    ReviewInfo: {
      /** How often every position was played on. */
      playouts: number
      /** How many parts a victory has here. */
      whole: number
      /** Whether decisions have been judged. */
      is_judged: boolean
      seats: components['schemas']['SeatShare'][]
      /** The shares after each number of moves, from 0 on. */
      shares: number[][]
      moves: components['schemas']['MoveShare'][]
      /** The worst decisions of each seat, the worst first. */
      mistakes: components['schemas']['Mistake'][]
      /** The luckiest and unluckiest moves of each seat, by size; none is told twice. */
      lucky: components['schemas']['Luck'][]
    }
    /** A review as far as it is. */
    ReviewUpdate: {
      /** It gets better until it is `done`, or has `failed`. */
      stage: 'waiting' | 'preparing' | 'working' | 'done' | 'failed'
      /** How far the stage is, from 0 to 1. */
      progress: number
      /** Whether its process has ended and it was begun again. */
      is_interrupted: boolean
      /** Grows with everything better that is found; 0 before the first. */
      version: number
      /** Left out if the reader has this version already. */
      review: components['schemas']['ReviewInfo'] | null
    }
    /** A round that is over. */
    RoundInfo: {
      /** From 1. */
      number: number
      seats: components['schemas']['RoundSeat'][]
    }
    /** Begin a round; the first one begins the tournament. */
    RoundRequest: {
      /** From 1: the one after the last. */
      round: number
    }
    /** What a round brought to a seat, in the units of the game. */
    RoundSeat: {
      /** Like +12 points. */
      gained: string
      /** What it has now. */
      total: string
    }
    /** How the game of a table in a list has ended. */
    RowResult: {
      /** For each seat; 1 for the winners. */
      places: number[]
      scores: number[]
      /** The scores in the units of the game, like 2 laps and 5 spaces. */
      score_texts: string[]
      /** Why winners, or the reader, rank above others with the same score. */
      ties: string[]
      /** The seats of the reader. */
      mine: number[]
    }
    /** Somebody who runs in a championship, a person or a bot, and how they stand. */
    RunnerInfo: {
      name: string
      person: string | null
      /** What people call the bot, such as its level. */
      bot_label: string | null
      is_mine: boolean
      /** By points, then by races won; equals share one. */
      rank: number
      points: number
      /** Races won, shared victories too. */
      won: number
      /** For each race; null where it is not over. */
      places: (number | null)[]
      /** For each race, the points it brought. */
      gained: (number | null)[]
    }
    /** Say something to the table. */
    Say: {
      id: string
      type: 'say'
      text: string
    }
    /** One line of a score, and the rule behind it. */
    ScoreLine: {
      kind: string
      numbers: Record<string, number>
      text: string
      rule: string
    }
    /** A line of a score that counts, and what it was scored after. */
    ScoredLine: {
      kind: string
      numbers: Record<string, number>
      text: string
      rule: string
      /** The sentence of the round or the game that had ended. */
      after: string
      /** To which part of the sheet it belongs, from 0. */
      part: number
      /** In which row of that part it stands. */
      row: string
    }
    /** Give a free chair to a bot, as the owner of the table. */
    SeatBot: {
      id: string
      type: 'seat-bot'
      seat: number
      /** Its name; the default bot where there is none. */
      bot?: string | null
    }
    /** One chair. */
    SeatInfo: {
      /** The id of who sits here. */
      person: string | null
      /** The bot that plays here, or for somebody who is away. */
      bot: string | null
      /** What people call this bot, such as its level. */
      bot_label: string | null
      /** What else is to be said of it, such as that it is getting ready. */
      bot_note: string
      /** How it does against the level below, as measured; may be empty. */
      bot_record: string
      name: string
      /** The person has left; a bot plays until they are back. */
      is_away: boolean
      /** Seconds on the clock when this was sent. */
      remaining: number | null
      /** Whether the clock runs. */
      is_running: boolean
      /** The clock has ended and moved for the person, who has not moved or come back since. Where time is counted, no other chair is given to a bot. */
      is_overdue: boolean
      /** What options of the table choose this chair for, in words. */
      roles: string[]
      /** Whether it is free to be taken: before the game, or kept for somebody who is late. */
      may_sit: boolean
    }
    /** How the share of one seat came about: initial + luck + own + others = final, to the last digit. */
    SeatShare: {
      /** In parts of a victory, of which `whole` make one. */
      initial: number
      /** What chance gave, to whomever it answered. */
      luck: number
      /** What the seat's own decisions gave. */
      own: number
      /** What the decisions of the others gave. */
      others: number
      final: number
      /** The standard error of luck, in victories. */
      luck_error: number
      own_error: number
    }
    /** A browser or program that is signed in. */
    SessionInfo: {
      id: string
      /** Roughly, like `Firefox, Linux`; empty where it did not say. */
      browser: string
      /** Seconds since 1970. */
      opened_at: number
      /** Seconds since 1970, to the hour. */
      seen_at: number
      /** Whether it is the one that asks. */
      is_this: boolean
    }
    /** How many games of a kind, and how many of them were won. */
    Share: {
      played: number
      won: number
    }
    /** What one seat has in a row of the score sheet. */
    SheetCell: {
      /** Nothing where the row only says that something is so. */
      amount: number | null
      /** How many cards, eggs or suites it counts, where it counts any. */
      copies: number | null
    }
    /** What was counted at one time: after a round, or at the end of the game. */
    SheetPart: {
      label: string
      is_round: boolean
      rows: components['schemas']['SheetRow'][]
      /** For each seat, what it adds to the score. */
      sums: number[]
    }
    /** One kind of score line, for all seats side by side. */
    SheetRow: {
      /** A name that stays the same in every language. */
      row: string
      label: string
      rule: string
      /** Whether scores are sums of amounts like these. */
      is_part: boolean
      /** For each seat. */
      cells: (components['schemas']['SheetCell'] | null)[]
    }
    /** Take a free chair, before the game or where one is kept for somebody who is late. */
    Sit: {
      id: string
      type: 'sit'
      seat: number
      /** What one gives to the luck of the game, before it begins. */
      contribution?: string | null
    }
    /** Leave the chair before the game. */
    Stand: {
      id: string
      type: 'stand'
    }
    /** How somebody stands. Points are written with halves, like 2½. */
    StandingLine: {
      entrant: number
      name: string
      is_mine: boolean
      is_out: boolean
      /** Equals share one. */
      place: number
      /** How many are over, byes included. */
      games: number
      points: string
      /** The points of all they have met; a bye or a bot counts as one's own. */
      opponents: string
      /** The points against those who are equal in both, where all of them have met. */
      direct: string | null
      /** What ranks them among those with the same points; nothing where the place is shared. */
      decided: 'points' | 'opponents' | 'direct' | 'nothing'
    }
    /** Begin the game, as the owner of a table that is full but for chairs kept for who is late. */
    Start: {
      id: string
      type: 'start'
      /** Whether the usual bot takes the free chairs first. */
      fill?: boolean
    }
    /** What somebody has played here. Games with one person on several chairs do not count. */
    Statistics: {
      person: string
      name: string
      played: number
      contested: number
      won: number
      /** Contested games in which another person had a chair. */
      with_people: components['schemas']['Share']
      /** Contested games against bots alone. */
      with_bots: components['schemas']['Share']
      streak: number
      longest_streak: number
      /** Contested games by whom they were played against. */
      levels: components['schemas']['LevelTally'][]
      /** The last contested games of all kinds, oldest first. */
      recent: components['schemas']['RecentGame'][]
      /** The most played first. */
      games: components['schemas']['GameTally'][]
    }
    /** What a table is, as its reader sees it. */
    TableInfo: {
      id: string
      game: string
      game_name: string
      variant: string | null
      /** What people call the variant; empty where the game has but one. */
      variant_label: string
      options: Record<string, number>
      owner: string
      status: 'open' | 'playing' | 'over'
      /** Whether all are there who are needed before the game. */
      may_begin: boolean
      /** Whether the game begins by itself as soon as the last chair is taken. */
      begins_when_full: boolean
      is_private: boolean
      may_watch: boolean
      /** The rule by which what was laid is never taken back, where the table holds to it. */
      laid_rule: string | null
      /** Whether it allows hints to several people. */
      hints: boolean
      /** Whether those who play may ask for hints now. */
      may_hint: boolean
      /** The seats that have asked for hints in this game. */
      hinted: number[]
      /** Whether seats know things that others must not see on a shared screen. */
      has_secrets: boolean
      /** The digest of its component pack, for the address of its pieces. */
      components: string
      /** The changed values in that pack, for the same address; none in most tables. */
      values: string[]
      clock: components['schemas']['Clock']
      seats: components['schemas']['SeatInfo'][]
      /** The seats of the reader. */
      mine: number[]
      /** The people whom the owner has taken from a chair; only the owner is told. */
      sent_away: string[]
      undo: components['schemas']['UndoInfo']
      /** Whether those who play may end the game without a result. */
      may_abort: boolean
      /** Whether somebody asks for that. */
      abort?: components['schemas']['AbortInfo'] | null
      /** Why the game has ended without a result: all agreed, nobody played, or the operator ended it. */
      ended?: 'agreed' | 'idle' | 'operator' | null
      /** When the table ends by itself if nobody does anything there, in seconds since 1970. */
      ends_on?: number | null
      /** The table of the next game. */
      rematch: string | null
      /** From which moment of another game it is played on, or with which position it began; then it does not count in statistics. */
      origin: components['schemas']['Origin'] | components['schemas']['PositionOrigin'] | null
      /** Of which championship it is a race; then the next table is the next race. */
      championship?: components['schemas']['ChampionshipMark'] | null
      /** Of which day it is the game or the picture; then there are no hints, and a turn that is finished stays. */
      daily?: components['schemas']['DailyMark'] | null
      /** Where its luck comes from; null where that is a seed, as in a game of the day. */
      luck?: components['schemas']['LuckInfo'] | null
      /** Of which tournament it is a game; then there are no hints, and a turn that is finished stays. */
      tournament?: components['schemas']['TournamentMark'] | null
    }
    /** Tables that wait for somebody, and those of the reader, the ones to move at first. */
    TableList: {
      type?: 'lists'
      waiting: components['schemas']['TableRow'][]
      /** All that are not over, and the last that are. */
      mine: components['schemas']['TableRow'][]
    }
    /** Set a table. */
    TableRequest: {
      game: string
      variant?: string | null
      /** Beside those of the variant. */
      options?: Record<string, number>
      /** Changed values of the components, each as NAME=VALUE; such a game counts nowhere. */
      values?: string[]
      /** For each seat `me`, `open`, `bot` or a bot's name; `me` several times shares one screen. */
      seats: string[]
      /** For each seat the name of who sits there, where several share one screen; null for one's own and for everybody else, or no list at all. */
      names?: (string | null)[]
      clock?: components['schemas']['Clock']
      is_private?: boolean
      may_watch?: boolean
      /** Whether pieces that were laid are never taken back, in games with a `laid_rule`. */
      laid_is_laid?: boolean
      /** Whether hints may be asked for where several people play; who plays alone or with bots always may. */
      hints?: boolean
      /** Whether it is the first race of a championship, in games that have one: `variant` is left out then. */
      championship?: boolean
      /** The table of a pledge of luck, which becomes this table. */
      luck?: string | null
      /** What one gives to the luck that was pledged. */
      contribution?: string | null
    }
    /** A table in a list. */
    TableRow: {
      id: string
      game: string
      game_name: string
      variant: string | null
      status: 'open' | 'playing' | 'over'
      /** Names; null where a chair is free. */
      seats: (string | null)[]
      is_mine: boolean
      is_my_turn: boolean
      clock: components['schemas']['Clock']
      /** Values of its components that are changed, each as NAME=VALUE. */
      values: string[]
      /** When something last happened; for a finished game when it ended. */
      changed_at: number
      result?: components['schemas']['RowResult'] | null
      /** From which moment of another game it began, or with which position. */
      origin?: components['schemas']['Origin'] | components['schemas']['PositionOrigin'] | null
    }
    /** Why seats with the same score rank as they do, or share their place. */
    TieInfo: {
      seats: number[]
      text: string
      rule: string
    }
    /** A tournament as its reader sees it. */
    TournamentInfo: {
      id: string
      name: string
      host_name: string
      is_host: boolean
      game_name: string
      /** What people call the variant; empty where the game has but one. */
      variant_label: string
      settings: components['schemas']['TournamentSettings']
      status: 'open' | 'playing' | 'over'
      /** The one that is played or was last; 0 before the first. */
      round: number
      /** How many there are; 0 before the tournament begins. */
      rounds: number
      /** How many must take part. */
      least: number
      /** How many may. */
      most: number
      /** Whether the reader may begin the next round now. */
      may_begin: boolean
      entrants: components['schemas']['EntrantInfo'][]
      /** The reader's table, while its game is played. */
      my_table: string | null
      /** Whether the reader has nobody to meet in this round. */
      has_bye: boolean
      /** The best first. */
      standings: components['schemas']['StandingLine'][]
      /** Every round, the last one first. */
      past: components['schemas']['TournamentRound'][]
    }
    /** Tournaments the reader hosts or takes part in, the newest first. */
    TournamentList: {
      rows: components['schemas']['TournamentRow'][]
    }
    /** Of which tournament a table is a game. */
    TournamentMark: {
      id: string
      name: string
      /** From 1. */
      round: number
    }
    /** Open a tournament. */
    TournamentRequest: {
      game: string
      variant?: string | null
      /** Beside those of the variant. */
      options?: Record<string, number>
      /** At each table. */
      seats?: number
      clock?: components['schemas']['Clock']
      /** Whether pieces that were laid are never taken back, in games with a `laid_rule`. */
      laid_is_laid?: boolean
      /** A round robin has two at a table. */
      format: 'round-robin' | 'swiss'
      /** Of a Swiss tournament; null for as many as are usual for those who come. */
      rounds?: number | null
      /** Whether bots take the chairs for which people are missing; else who is left over has a bye, which counts as a victory. */
      bots?: boolean
      /** Whether a round begins by itself when the one before is over; else the host begins it. */
      follows?: boolean
      name: string
    }
    /** Who meets whom. */
    TournamentRound: {
      number: number
      tables: components['schemas']['TournamentTable'][]
    }
    /** A tournament in a list. */
    TournamentRow: {
      id: string
      name: string
      game: string
      game_name: string
      status: 'open' | 'playing' | 'over'
      round: number
      rounds: number
      entrants: number
      is_host: boolean
    }
    /** A seat at a table of a tournament. */
    TournamentSeat: {
      /** Null for a bot. */
      entrant: number | null
      name: string
      is_mine: boolean
      /** 1 for the winners; null while the game is played. */
      place: number | null
      /** In the units of the game; empty while it is played. */
      score_text: string
    }
    /** What is chosen when a tournament is opened. */
    TournamentSettings: {
      game: string
      variant?: string | null
      /** Beside those of the variant. */
      options?: Record<string, number>
      /** At each table. */
      seats?: number
      clock?: components['schemas']['Clock']
      /** Whether pieces that were laid are never taken back, in games with a `laid_rule`. */
      laid_is_laid?: boolean
      /** A round robin has two at a table. */
      format: 'round-robin' | 'swiss'
      /** Of a Swiss tournament; null for as many as are usual for those who come. */
      rounds?: number | null
      /** Whether bots take the chairs for which people are missing; else who is left over has a bye, which counts as a victory. */
      bots?: boolean
      /** Whether a round begins by itself when the one before is over; else the host begins it. */
      follows?: boolean
    }
    /** A game of a round, or a bye. */
    TournamentTable: {
      /** Null for a bye. */
      table: string | null
      is_over: boolean
      seats: components['schemas']['TournamentSeat'][]
    }
    /** Take the last own move back, or ask the others for it. */
    Undo: {
      id: string
      type: 'undo'
    }
    /** Whether the reader may take their last move back, or is asked to let another do so. */
    UndoInfo: {
      mine: 'free' | 'consent' | 'impossible'
      /** How many moves came before those the reader made in a row. */
      turn_start: number
      /** The seat that asks to take back. */
      asked_by: number | null
      /** The number of the event that asked, to be answered with. */
      event: number | null
      /** Seats that have agreed. */
      answers: number[]
      /** Seats whose person has still to agree. */
      waits_for: number[]
    }
    /** One event: what of the reader's table it changed. */
    Update: {
      type?: 'update'
      event: number
      table?: components['schemas']['TableInfo'] | null
      game?: components['schemas']['GameInfo'] | null
      log?: components['schemas']['NewLines'] | null
      /** The round that is over, where its move began the next one. */
      round?: components['schemas']['RoundInfo'] | null
      chat?: components['schemas']['ChatLine'] | null
    }
    /** A value of the components that is not as printed. */
    ValueChange: {
      /** What people call it. */
      label: string
      before: string
      after: string
    }
    /** The values of one table of a pack. */
    ValueGroup: {
      table: string
      label: string
      entries: components['schemas']['EntryInfo'][]
    }
    /** A value of a game, as it is printed. */
    ValueInfo: {
      /** As in `tile.1.cost`. */
      name: string
      /** What it means, in words, such as cost. */
      key: string
      /** The whole name in words, such as Tile 1: cost. */
      told: string
      /** A number, a word, true or false, or a list of these. */
      value: unknown
      /** The value in words. */
      text: string
      /** How it can be changed; a drawing cannot be here. */
      control: 'number' | 'toggle' | 'choice' | 'numbers' | 'choices' | 'drawing'
      /** The bounds of a number, or of each in a list. */
      low: number | null
      high: number | null
      /** How long a list has to be; null if it may have any length. */
      length: number | null
      choices: components['schemas']['ChoiceInfo'][]
      /** Whether the printed value is not known and this one is ours. */
      is_house: boolean
      /** Why it is what it is, where the pack says it. */
      reason: string
    }
    /** A named set of options. */
    VariantInfo: {
      name: string
      label: string
      help: string
      options: Record<string, number>
    }
    /** What somebody made of a variant. */
    VariantTally: {
      variant: string | null
      label: string
      played: number
      won: number
      average_score: number
      average_text: string
      best_score: number
      best_text: string
    }
    /** A game that waits for the reader, as a notice tells it. */
    Waiting: {
      title: string
      /** The path of its page. */
      address: string
    }
    /** How one action compares, by the games that were imagined after it. */
    WeighedMove: {
      action: string
      label: string
      consequence: string
      /** How many of 100 games are won. */
      won: number
      /** How many games more or less that may be. */
      doubt: number
      /** How many games were imagined. */
      games: number
      /** The average score in words, where somebody plays alone. */
      score: string | null
      /** Whether it may be as good as the hint. */
      is_close: boolean
    }
    /** Everything a reader may know: sent at the start and wherever single updates would not do. */
    Welcome: {
      type?: 'welcome'
      version?: number
      /** The number of the last event; resume from here. */
      event: number
      table: components['schemas']['TableInfo']
      game: components['schemas']['GameInfo'] | null
      log: components['schemas']['LogLine'][]
      chat: components['schemas']['ChatLine'][]
    }
  }
}
