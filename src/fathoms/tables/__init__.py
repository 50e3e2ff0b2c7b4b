"""Tables: open one, sit, play, watch, leave, come back, replay. What happens is durable before it is told."""
