"""The choice among cards for each timing. Generated: change the cards and run generate.py."""

# fmt: off
# ruff: noqa
from __future__ import annotations

from cubarium.engine.chance import Chance
from cubarium.games.cubitos.cards.blue import bahama_llama_run, chilly_mcchillster_asks, chilly_mcchillster_run, llama_rama_run, llama_shaman_asks, llama_shaman_run, stogie_immediate, undercover_fish_run
from cubarium.games.cubitos.cards.brown import captain_bark_leftover, captain_bark_run, dapper_doggie_run, dr_livingstone_run, mr_dog_run, muggles_immediate, muggles_run, rich_dog_run, wizard_run
from cubarium.games.cubitos.cards.green import keep_on_rollin_bust, pina_cubelada_push, pineapple_rocks_push, punk_fruit_asks, punk_fruit_bust, punk_fruit_run, rock_on_push, rolling_stoned_bust, up_to_11_push, up_to_11_run
from cubarium.games.cubitos.cards.orange import batter_beaver_immediate, benchwarmer_asks, benchwarmer_run, dugout_immediate, mr_bats_asks, mr_bats_first, mr_bats_leftover, mr_bats_run, mr_bats_second, pinch_eater_immediate, reliever_beaver_asks, reliever_beaver_immediate, reliever_beaver_run, the_babe_run
from cubarium.games.cubitos.cards.purple import cubasaurus_immediate, cubasaurus_run, dancing_dino_run, pronto_bronto_run, rollosaurus_run, shimmy_shimmy_dino_run, wikiwiki_dinosaur_run, you_bet_jurassican_run
from cubarium.games.cubitos.cards.red import champion_red, crabby_red, el_bandito_red, jacques_couteau_red, mr_soldier_red, punch_guy_red, supah_general_red
from cubarium.games.cubitos.cards.white import cat_tastrophy_asks, cat_tastrophy_run, dope_cat_run, fast_cat_immediate, fat_cat_asks, fat_cat_leftover, fat_cat_run, schmutz_run, smelly_cat_run
from cubarium.games.cubitos.cards.yellow import bad_cheese_run, cheese_boy_asks, cheese_boy_leftover, cheese_boy_run, ledercheesen_run, stinky_cheese_run, the_big_cheese_asks, the_big_cheese_first, the_big_cheese_leftover, the_big_cheese_run, the_big_cheese_second, the_cheese_stands_alone_run
from cubarium.games.cubitos.cards.numbers import BAD_CHEESE, BAHAMA_LLAMA, BATTER_BEAVER, BENCHWARMER, CAPTAIN_BARK, CAT_TASTROPHY, CHAMPION, CHEESE_BOY, CHILLY_MCCHILLSTER, CRABBY, CUBASAURUS, DANCING_DINO, DAPPER_DOGGIE, DOPE_CAT, DR_LIVINGSTONE, DUGOUT, EL_BANDITO, FAST_CAT, FAT_CAT, JACQUES_COUTEAU, KEEP_ON_ROLLIN, LEDERCHEESEN, LLAMA_RAMA, LLAMA_SHAMAN, MR_BATS, MR_DOG, MR_SOLDIER, MUGGLES, PINA_CUBELADA, PINCH_EATER, PINEAPPLE_ROCKS, PRONTO_BRONTO, PUNCH_GUY, PUNK_FRUIT, RELIEVER_BEAVER, RICH_DOG, ROCK_ON, ROLLING_STONED, ROLLOSAURUS, SCHMUTZ, SHIMMY_SHIMMY_DINO, SMELLY_CAT, STINKY_CHEESE, STOGIE, SUPAH_GENERAL, THE_BABE, THE_BIG_CHEESE, THE_CHEESE_STANDS_ALONE, UNDERCOVER_FISH, UP_TO_11, WIKIWIKI_DINOSAUR, WIZARD, YOU_BET_JURASSICAN
from cubarium.games.cubitos.state import State

def use_immediate(s: State, seat: int, card: int, chance: Chance) -> None:
    """Use the Immediate part of a card."""
    if card < STOGIE:
        if card < BATTER_BEAVER:
            if card < RELIEVER_BEAVER:
                if card == DUGOUT:
                    dugout_immediate(s, seat, chance)
            else:
                if card == RELIEVER_BEAVER:
                    reliever_beaver_immediate(s, seat, chance)
        else:
            if card < PINCH_EATER:
                if card == BATTER_BEAVER:
                    batter_beaver_immediate(s, seat, chance)
            else:
                if card == PINCH_EATER:
                    pinch_eater_immediate(s, seat, chance)
    else:
        if card < MUGGLES:
            if card < CUBASAURUS:
                if card == STOGIE:
                    stogie_immediate(s, seat, chance)
            else:
                if card == CUBASAURUS:
                    cubasaurus_immediate(s, seat, chance)
        else:
            if card < FAST_CAT:
                if card == MUGGLES:
                    muggles_immediate(s, seat, chance)
            else:
                if card == FAST_CAT:
                    fast_cat_immediate(s, seat, chance)


def use_on_push(s: State, seat: int, card: int, power: int, chance: Chance) -> None:
    """Use a card in the push window."""
    if card < PINEAPPLE_ROCKS:
        if card < PINA_CUBELADA:
            if card == ROCK_ON:
                rock_on_push(s, seat, power, chance)
        else:
            if card == PINA_CUBELADA:
                pina_cubelada_push(s, seat, power, chance)
    else:
        if card < UP_TO_11:
            if card == PINEAPPLE_ROCKS:
                pineapple_rocks_push(s, seat, power, chance)
        else:
            if card == UP_TO_11:
                up_to_11_push(s, seat, power, chance)


def use_on_bust(s: State, seat: int, card: int, power: int, chance: Chance) -> None:
    """Use a card when its owner would bust."""
    if card < ROLLING_STONED:
        if card == KEEP_ON_ROLLIN:
            keep_on_rollin_bust(s, seat, power, chance)
    else:
        if card < PUNK_FRUIT:
            if card == ROLLING_STONED:
                rolling_stoned_bust(s, seat, power, chance)
        else:
            if card == PUNK_FRUIT:
                punk_fruit_bust(s, seat, power, chance)


def use_red(s: State, seat: int, card: int, chance: Chance) -> None:
    """Carry out a red card for a player entitled to it."""
    if card < JACQUES_COUTEAU:
        if card < PUNCH_GUY:
            if card == MR_SOLDIER:
                mr_soldier_red(s, seat, chance)
        else:
            if card < SUPAH_GENERAL:
                if card == PUNCH_GUY:
                    punch_guy_red(s, seat, chance)
            else:
                if card == SUPAH_GENERAL:
                    supah_general_red(s, seat, chance)
    else:
        if card < CRABBY:
            if card < CHAMPION:
                if card == JACQUES_COUTEAU:
                    jacques_couteau_red(s, seat, chance)
            else:
                if card == CHAMPION:
                    champion_red(s, seat, chance)
        else:
            if card < EL_BANDITO:
                if card == CRABBY:
                    crabby_red(s, seat, chance)
            else:
                if card == EL_BANDITO:
                    el_bandito_red(s, seat, chance)


def use_run(s: State, seat: int, card: int, power: int, chance: Chance) -> None:
    """Use the Run part of a card."""
    if card < DANCING_DINO:
        if card < CHEESE_BOY:
            if card < THE_BIG_CHEESE:
                if card < MR_BATS:
                    if card < BENCHWARMER:
                        if card == RELIEVER_BEAVER:
                            reliever_beaver_run(s, seat, power, chance)
                    else:
                        if card == BENCHWARMER:
                            benchwarmer_run(s, seat, power, chance)
                else:
                    if card < THE_BABE:
                        if card == MR_BATS:
                            mr_bats_run(s, seat, power, chance)
                    else:
                        if card == THE_BABE:
                            the_babe_run(s, seat, power, chance)
            else:
                if card < STINKY_CHEESE:
                    if card < LEDERCHEESEN:
                        if card == THE_BIG_CHEESE:
                            the_big_cheese_run(s, seat, power, chance)
                    else:
                        if card == LEDERCHEESEN:
                            ledercheesen_run(s, seat, power, chance)
                else:
                    if card < BAD_CHEESE:
                        if card == STINKY_CHEESE:
                            stinky_cheese_run(s, seat, power, chance)
                    else:
                        if card < THE_CHEESE_STANDS_ALONE:
                            if card == BAD_CHEESE:
                                bad_cheese_run(s, seat, power, chance)
                        else:
                            if card == THE_CHEESE_STANDS_ALONE:
                                the_cheese_stands_alone_run(s, seat, power, chance)
        else:
            if card < LLAMA_RAMA:
                if card < PUNK_FRUIT:
                    if card < UP_TO_11:
                        if card == CHEESE_BOY:
                            cheese_boy_run(s, seat, power, chance)
                    else:
                        if card == UP_TO_11:
                            up_to_11_run(s, seat, power, chance)
                else:
                    if card < UNDERCOVER_FISH:
                        if card == PUNK_FRUIT:
                            punk_fruit_run(s, seat, power, chance)
                    else:
                        if card == UNDERCOVER_FISH:
                            undercover_fish_run(s, seat, power, chance)
            else:
                if card < LLAMA_SHAMAN:
                    if card < BAHAMA_LLAMA:
                        if card == LLAMA_RAMA:
                            llama_rama_run(s, seat, power, chance)
                    else:
                        if card == BAHAMA_LLAMA:
                            bahama_llama_run(s, seat, power, chance)
                else:
                    if card < CHILLY_MCCHILLSTER:
                        if card == LLAMA_SHAMAN:
                            llama_shaman_run(s, seat, power, chance)
                    else:
                        if card < ROLLOSAURUS:
                            if card == CHILLY_MCCHILLSTER:
                                chilly_mcchillster_run(s, seat, power, chance)
                        else:
                            if card == ROLLOSAURUS:
                                rollosaurus_run(s, seat, power, chance)
    else:
        if card < DAPPER_DOGGIE:
            if card < SHIMMY_SHIMMY_DINO:
                if card < WIKIWIKI_DINOSAUR:
                    if card < CUBASAURUS:
                        if card == DANCING_DINO:
                            dancing_dino_run(s, seat, power, chance)
                    else:
                        if card == CUBASAURUS:
                            cubasaurus_run(s, seat, power, chance)
                else:
                    if card < YOU_BET_JURASSICAN:
                        if card == WIKIWIKI_DINOSAUR:
                            wikiwiki_dinosaur_run(s, seat, power, chance)
                    else:
                        if card == YOU_BET_JURASSICAN:
                            you_bet_jurassican_run(s, seat, power, chance)
            else:
                if card < RICH_DOG:
                    if card < PRONTO_BRONTO:
                        if card == SHIMMY_SHIMMY_DINO:
                            shimmy_shimmy_dino_run(s, seat, power, chance)
                    else:
                        if card == PRONTO_BRONTO:
                            pronto_bronto_run(s, seat, power, chance)
                else:
                    if card < CAPTAIN_BARK:
                        if card == RICH_DOG:
                            rich_dog_run(s, seat, power, chance)
                    else:
                        if card < WIZARD:
                            if card == CAPTAIN_BARK:
                                captain_bark_run(s, seat, power, chance)
                        else:
                            if card == WIZARD:
                                wizard_run(s, seat, power, chance)
        else:
            if card < SMELLY_CAT:
                if card < MR_DOG:
                    if card < DR_LIVINGSTONE:
                        if card == DAPPER_DOGGIE:
                            dapper_doggie_run(s, seat, power, chance)
                    else:
                        if card == DR_LIVINGSTONE:
                            dr_livingstone_run(s, seat, power, chance)
                else:
                    if card < MUGGLES:
                        if card == MR_DOG:
                            mr_dog_run(s, seat, power, chance)
                    else:
                        if card == MUGGLES:
                            muggles_run(s, seat, power, chance)
            else:
                if card < FAT_CAT:
                    if card < CAT_TASTROPHY:
                        if card == SMELLY_CAT:
                            smelly_cat_run(s, seat, power, chance)
                    else:
                        if card == CAT_TASTROPHY:
                            cat_tastrophy_run(s, seat, power, chance)
                else:
                    if card < DOPE_CAT:
                        if card == FAT_CAT:
                            fat_cat_run(s, seat, power, chance)
                    else:
                        if card < SCHMUTZ:
                            if card == DOPE_CAT:
                                dope_cat_run(s, seat, power, chance)
                        else:
                            if card == SCHMUTZ:
                                schmutz_run(s, seat, power, chance)


def is_a_choice(s: State, seat: int, card: int) -> bool:
    """Tell whether a Run ability is a real choice now."""
    if card < PUNK_FRUIT:
        if card < MR_BATS:
            if card < BENCHWARMER:
                return card == RELIEVER_BEAVER and reliever_beaver_asks(s, seat)
            else:
                return card == BENCHWARMER and benchwarmer_asks(s, seat)
        else:
            if card < THE_BIG_CHEESE:
                return card == MR_BATS and mr_bats_asks(s, seat)
            else:
                if card < CHEESE_BOY:
                    return card == THE_BIG_CHEESE and the_big_cheese_asks(s, seat)
                else:
                    return card == CHEESE_BOY and cheese_boy_asks(s, seat)
    else:
        if card < CHILLY_MCCHILLSTER:
            if card < LLAMA_SHAMAN:
                return card == PUNK_FRUIT and punk_fruit_asks(s, seat)
            else:
                return card == LLAMA_SHAMAN and llama_shaman_asks(s, seat)
        else:
            if card < CAT_TASTROPHY:
                return card == CHILLY_MCCHILLSTER and chilly_mcchillster_asks(s, seat)
            else:
                if card < FAT_CAT:
                    return card == CAT_TASTROPHY and cat_tastrophy_asks(s, seat)
                else:
                    return card == FAT_CAT and fat_cat_asks(s, seat)


def take_first(s: State, seat: int, card: int, chance: Chance) -> None:
    """Take the first option of a card."""
    if card < THE_BIG_CHEESE:
        if card == MR_BATS:
            mr_bats_first(s, seat, chance)
    else:
        if card == THE_BIG_CHEESE:
            the_big_cheese_first(s, seat, chance)


def take_second(s: State, seat: int, card: int, chance: Chance) -> None:
    """Take the second option of a card."""
    if card < THE_BIG_CHEESE:
        if card == MR_BATS:
            mr_bats_second(s, seat, chance)
    else:
        if card == THE_BIG_CHEESE:
            the_big_cheese_second(s, seat, chance)


def take_leftover(s: State, seat: int, card: int, chance: Chance) -> None:
    """Collect what nobody declines of a choice that was left."""
    if card < CHEESE_BOY:
        if card < THE_BIG_CHEESE:
            if card == MR_BATS:
                mr_bats_leftover(s, seat, chance)
        else:
            if card == THE_BIG_CHEESE:
                the_big_cheese_leftover(s, seat, chance)
    else:
        if card < CAPTAIN_BARK:
            if card == CHEESE_BOY:
                cheese_boy_leftover(s, seat, chance)
        else:
            if card < FAT_CAT:
                if card == CAPTAIN_BARK:
                    captain_bark_leftover(s, seat, chance)
            else:
                if card == FAT_CAT:
                    fat_cat_leftover(s, seat, chance)
