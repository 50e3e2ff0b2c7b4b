"""What clients ask, and the answers: the same for a server and for a browser without one."""
