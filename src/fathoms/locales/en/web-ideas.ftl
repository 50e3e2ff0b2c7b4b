# The browser: built-in rule sets to try, shown with a picture

ideas = Ideas to try
more = More ideas
variants = Variants
show = Choose by picture
show-more = { $count ->
    [one] One more idea
   *[other] { $count } more ideas
}
