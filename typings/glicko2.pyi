class Player:
    _tau: float
    rating: float
    rd: float
    vol: float
    def __init__(self, rating: float = 1500, rd: float = 350, vol: float = 0.06) -> None: ...
    def update_player(
        self,
        rating_list: list[float],
        RD_list: list[float],  # noqa: N803
        outcome_list: list[float],
    ) -> None: ...
    def did_not_compete(self) -> None: ...
    def _f(self, x: float, delta: float, v: float, a: float) -> float: ...
